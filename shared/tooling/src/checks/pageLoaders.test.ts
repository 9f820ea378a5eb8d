import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '@hemvaror/platform/contract/defineRemote';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sources = globSync('mf-*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.(test|generated)\.|testing\//.test(file),
);
const loaders = sources.filter((file) => file.endsWith('.loader.ts'));

/** Static imports and exports of values. Type imports are not part of the bundle. */
const VALUE_IMPORT = /^(?:import|export) (?!type )([^;]*?) ?from '([^']+)';$/gm;

interface ValueImport {
  /** `{ A, type B }` */
  names: string;
  /** Relative to the project's root; null for a library. */
  file: string | null;
}

function valueImports(file: string): ValueImport[] {
  return [...read(file).matchAll(VALUE_IMPORT)].map(([, names = '', from = '']) => ({
    names,
    file: resolved(file, from),
  }));
}

/** Resolves imports within the remote and of the shared packages that remotes bundle. */
function resolved(importer: string, from: string): string | null {
  if (from.startsWith('.')) return path.join(path.dirname(importer), from);
  const [, name, rest] = /^@hemvaror\/(commerce-ui|product-list)\/(.+)$/.exec(from) ?? [];
  if (!name || !rest) return null;
  const stem = `shared/${name}/src/${rest}`;
  return [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(path.join(ROOT, file))) ?? null;
}

/** The `.graphql` files whose documents a file imports. */
function documentsOf(file: string): string[] {
  return valueImports(file)
    .filter(({ names, file: from }) => from?.endsWith('.generated.ts') && /(?<!type )\b\w+Document\b/.test(names))
    .map(({ file: from }) => (from ?? '').replace(/\.generated\.ts$/, '.graphql'));
}

/** Lists the static imports of a file, transitively. Dynamic imports send their own queries. */
function helpersOf(file: string): string[] {
  const found = new Set<string>();
  const pending = [file];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const { file: from } of valueImports(next)) {
      if (!from || found.has(from) || !/(?<!\.generated)\.tsx?$/.test(from)) continue;
      found.add(from);
      pending.push(from);
    }
  }
  return [...found];
}

test('only loader and action files of remotes read the API client of loaders', () => {
  const users = sources.filter((file) => read(file).includes('apolloContext'));

  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => !/\.(?:loader|action)\.ts$/.test(file))).toEqual([]);
});

test('every loader and action file belongs to an expose of its remote', async () => {
  const exposes = (await Promise.all(globSync('mf-*/federation.config.ts', { cwd: ROOT }).map(exposesOf))).flat();
  const companions = sources.filter((file) => /\.(loader|action)\.ts$/.test(file));

  expect(companions.length).toBeGreaterThan(10);
  expect(companions.filter((file) => !exposes.includes(file.replace(/\.\w+\.ts$/, '.tsx')))).toEqual([]);
});

async function exposesOf(config: string): Promise<string[]> {
  const { remote }: { remote: RemoteDefinition } = await import(path.join(ROOT, config));
  return Object.values(remote.exposes).map((file) => path.join(path.dirname(config), file));
}

test.each(loaders)('%s imports a document, two hops from its address', (loader) => {
  const documents = documentsOf(loader);

  expect(documents.length).toBeGreaterThan(0);
  expect(documents.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(loaders)('no helper of %s imports a document itself', (loader) => {
  expect(helpersOf(loader).filter((file) => documentsOf(file).length > 0)).toEqual([]);
});

test('pages import only types of their loader, whose code is not part of the first view', () => {
  // An action is deferred like its loader.
  const pages = sources.filter((file) => !file.endsWith('.action.ts'));
  const importers = pages.filter((file) =>
    valueImports(file).some(({ file: from }) => /\.(loader|action)\.ts$/.test(from ?? '')),
  );

  expect(pages.length).toBeGreaterThan(200);
  expect(importers).toEqual([]);
});
