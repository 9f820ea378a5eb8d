import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin, webIntegrityOf } from './chunkIntegrityPlugin.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'integrity-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds an entry that loads a chunk with a stylesheet, as production does. */
async function build(): Promise<string[]> {
  await writeFile(path.join(folder, 'entry.js'), `void import(/* webpackChunkName: "late" */ './late.js');`);
  await writeFile(path.join(folder, 'late.js'), `import './late.css'; console.log('late');`);
  await writeFile(path.join(folder, 'late.css'), '.late { color: red; }');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { remoteEntry: './entry.js' },
        output: {
          path: path.join(folder, 'dist'),
          filename: '[name].js',
          chunkFilename: '[name].[contenthash:8].js',
          crossOriginLoading: 'anonymous',
        },
        optimization: { minimize: false },
        module: {
          rules: [
            {
              test: /\.css$/,
              use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
              sideEffects: true,
            },
          ],
        },
        plugins: [
          new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }),
          new ChunkIntegrityPlugin({ stylesTimeoutMs: 8_000 }),
        ],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return [...stats.compilation.assetsInfo.keys()];
}

test('the entry contains the hash of every chunk and stylesheet, and its runtime sets them as integrity', async () => {
  const files = await build();

  const read = (name: string) => readFile(path.join(folder, 'dist', name), 'utf8');
  const entry = await read('remoteEntry.js');
  const late = files.filter((file) => file.startsWith('late.'));
  expect(late.map((file) => path.extname(file)).toSorted()).toEqual(['.css', '.js']);
  for (const file of late) {
    expect(entry).toContain(webIntegrityOf(await read(file)).replace('sha256-', ''));
  }
  expect(entry.match(/\.integrity = (['`"])sha256-\1 \+/g)).toHaveLength(2);
  expect(entry).not.toContain('%chunk integrity%');
  // Webpack's limit of scripts, and that of stylesheets.
  expect(entry.match(/type: (['"`])timeout\1/g)).toHaveLength(2);
});
