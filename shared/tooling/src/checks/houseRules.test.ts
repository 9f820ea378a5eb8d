import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const sources = globSync('{shared,shell,mf-*,commerce-api,e2e}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /node_modules|dist|\.work|\.cache/.test(name),
}).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'));
/** The code ahead of an `import()` in a deferring call. */
const DEFERRING = /\b(?:defer(?:<\w+>)?\(\s*async \(\) => \(await |lazyModule\(\s*\(\) => )$/;
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('zod is imported as a namespace: its named `z` ships the whole library', () => {
  expect(sources.filter((file) => /import\s*\{[^}]*\bz\b[^}]*\}\s*from\s*'zod/.test(read(file)))).toEqual([]);
});

test('Apollo Client is imported by one file, which is loaded dynamically, so it stays off the first view', () => {
  const users = sources.filter((file) => /from '@apollo\/client/.test(read(file)));

  expect(users).toEqual(['shared/runtime/src/api/apolloOperations.ts']);
});

test('shipped code imports dynamically in defer and lazyModule alone, which name the chunk and try again', () => {
  const shipped = sources.filter((file) => !/^(shared\/(tooling|testing)|e2e)\//.test(file));
  const bare = shipped.flatMap((file) => {
    const code = read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return [...code.matchAll(/(?<!typeof )\bimport\(/g)].flatMap(({ index }) =>
      DEFERRING.test(code.slice(0, index)) ? [] : [`${file}: ${code.slice(index, index + 60)}`],
    );
  });

  expect(bare).toEqual([]);
  expect(DEFERRING.test('const panel = ')).toBe(false);
  expect(DEFERRING.test('const panel = lazyModule(() => ')).toBe(true);
});

describe('the build reads calls of defer and lazyModule by their text', () => {
  const OPTIONS = String.raw`(?:,\s*\{(?:\s*(?:when: '(?:touch|render|demand)'|ssr: (?:true|false)|missing: (?:'markup'|'throw'|[A-Z]\w*)),?)+\s*\})?,?\s*\)`;
  const CALL = new RegExp(
    String.raw`^(?:defer(?:<\w+>)?\(\s*async \(\) => \(await import\('[^']+'\)\)\.[A-Z]\w*|lazyModule\(\s*\(\) => import\('[^']+'\))${OPTIONS}`,
  );
  const deferring = sources.filter((file) => !/^shared\/(tooling|runtime\/src\/defer)\//.test(file));

  test('each has exactly the shapes that the build knows', () => {
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
  ])('%s is no such shape', (call) => {
    expect(CALL.test(call)).toBe(false);
  });
});
