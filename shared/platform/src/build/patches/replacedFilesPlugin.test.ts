import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { ReplacedFilesPlugin } from './replacedFilesPlugin.ts';

const ENTRIES = [{ package: 'library', file: 'dist/preload.js', by: new URL('unusedRuntime.mjs', import.meta.url) }];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unused-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** @returns webpack's errors and the bundle */
async function build(mustFind: boolean): Promise<{ errors: string[]; code: string }> {
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: path.join(folder, 'out') },
        optimization: { emitOnErrors: true, minimize: false },
        plugins: [new ReplacedFilesPlugin(mustFind, ENTRIES)],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  return {
    errors: (stats?.compilation.errors ?? []).map(({ message }) => message),
    code: readFileSync(path.join(folder, 'out/main.js'), 'utf8'),
  };
}

const LIBRARY_CODE = `export const preloadAssets = () => 'code of the library';`;

test('only the file of the package is replaced, not another file of the same name', async () => {
  write(
    'entry.js',
    `import { preloadAssets } from 'library/dist/preload.js'; import { own } from './dist/preload.js'; console.log(preloadAssets, own);`,
  );
  write('dist/preload.js', `export const own = 'code of ours';`);
  write('node_modules/library/dist/preload.js', LIBRARY_CODE);

  const { errors, code } = await build(true);

  expect(errors).toEqual([]);
  expect(code).not.toContain('code of the library');
  expect(code).toContain('code of ours');
});

test('the build fails if the library has moved the file', async () => {
  write('entry.js', `import { preloadAssets } from 'library/lib/preload.js'; console.log(preloadAssets);`);
  write('node_modules/library/lib/preload.js', LIBRARY_CODE);

  expect((await build(false)).errors).toEqual([
    expect.stringContaining('library/dist/preload.js, and this build has no file'),
  ]);
});

test('the build fails if there are two copies of the library', async () => {
  write(
    'entry.js',
    `import { preloadAssets } from 'library/dist/preload.js'; import other from 'other'; console.log(preloadAssets, other);`,
  );
  write('node_modules/library/dist/preload.js', LIBRARY_CODE);
  write('node_modules/other/index.js', `export { preloadAssets as default } from 'library/dist/preload.js';`);
  write('node_modules/other/node_modules/library/dist/preload.js', LIBRARY_CODE);

  expect((await build(true)).errors).toEqual([expect.stringContaining('2 files')]);
});

test('a build without the library fails only if the library is required', async () => {
  write('entry.js', 'console.log(1);');

  expect((await build(false)).errors).toEqual([]);
  expect((await build(true)).errors).toHaveLength(1);
});
