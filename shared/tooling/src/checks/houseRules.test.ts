import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const sources = globSync('{shared,shell,mf-*,commerce-api,e2e}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /node_modules|dist|\.work|\.cache/.test(name),
}).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'));
/** The code before an `import()` in a call of `defer` or `lazyModule`. */
const DEFERRING = /\b(?:defer(?:<\w+>)?\(\s*async \(\) => \(await |lazyModule\(\s*\(\) => )$/;
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('zod is imported as a namespace, as the named import `z` bundles the whole library', () => {
  expect(sources.filter((file) => /import \* as z from 'zod/.test(read(file))).length).toBeGreaterThan(20);
  expect(sources.filter((file) => /import\s*\{[^}]*\bz\b[^}]*\}\s*from\s*'zod/.test(read(file)))).toEqual([]);
});

test('Apollo Client is imported only by the API client, which is loaded after the first view', () => {
  const users = sources.filter((file) => /from '@apollo\/client/.test(read(file)));

  expect(users).toEqual(
    [
      'apolloOperations',
      'emptyCache',
      'minDelayLink',
      'persistedQueryLink',
      'subscriptionClient',
      'subscriptionLink',
      'uploadLink',
    ].map((name) => `shared/runtime/src/api/${name}.ts`),
  );
});

test('shipped code uses dynamic imports only in defer and lazyModule, which name the chunk and retry', () => {
  // Its imports are in the same file: they load nothing.
  const EAGER = 'shell/src/first-view/browser/entry.ts';
  const shipped = sources.filter((file) => file !== EAGER && !/^(shared\/(tooling|testing)|e2e)\//.test(file));
  expect(read(EAGER).match(/\bimport\((?!\/\* webpackMode: "eager" \*\/)/g)).toBeNull();
  const imports = shipped.flatMap((file) => {
    const code = read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return [...code.matchAll(/(?<!typeof )\bimport\(/g)].map(({ index }) => ({
      place: `${file}: ${code.slice(index, index + 60)}`,
      isDeferred: DEFERRING.test(code.slice(0, index)),
    }));
  });

  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter(({ isDeferred }) => !isDeferred).map(({ place }) => place)).toEqual([]);
  expect(DEFERRING.test('const panel = ')).toBe(false);
  expect(DEFERRING.test('const panel = lazyModule(() => ')).toBe(true);
});

describe('the build parses calls of defer and lazyModule as text', () => {
  const OPTIONS = String.raw`(?:,\s*\{(?:\s*(?:when: '(?:soon|idle|render|demand)'|ssr: (?:true|false)|missing: (?:'markup'|'throw'|[A-Z]\w*)),?)+\s*\})?,?\s*\)`;
  const CALL = new RegExp(
    String.raw`^(?:defer(?:<\w+>)?\(\s*async \(\) => \(await import\('[^']+'\)\)\.[A-Z]\w*|lazyModule\(\s*\(\) => import\('[^']+'\))${OPTIONS}`,
  );
  const deferring = sources.filter((file) => !/^shared\/(tooling|runtime\/src\/defer)\//.test(file));

  test('every call has a form that the build supports', () => {
    const others = deferring.flatMap((file) => {
      const code = read(file);
      const calls = code.matchAll(/(?<![\w.'/{] ?)(?:defer|lazyModule)(?:<\w+>)?\(/g);
      return [...calls].flatMap(({ index }) =>
        CALL.test(code.slice(index)) ? [] : [`${file}: ${code.slice(index, index + 80)}`],
      );
    });

    expect(others).toEqual([]);
    expect(deferring.filter((file) => /\bdefer\(/.test(read(file))).length).toBeGreaterThan(5);
  });

  test.each([
    'defer(async () => (await import(path)).Panel)',
    "defer(() => import('./Panel.tsx'))",
    "defer(async () => (await import('./Panel.tsx')).Panel, options)",
    "lazyModule(async () => (await import('./add.ts')).add)",
    "lazyModule(() => import('./add.ts'), { when: later })",
  ])('%s is not supported', (call) => {
    expect(CALL.test(call)).toBe(false);
  });
});
