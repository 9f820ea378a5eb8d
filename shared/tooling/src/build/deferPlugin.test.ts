import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { DEFERRED_STYLES } from '@hemvaror/platform/build/completeRelease';
import { DeferPlugin } from './deferPlugin.ts';

const FILES: Record<string, string> = {
  'src/page/Page.js': `
    import { defer, lazyModule } from '../defer.js';
    import './Page.css';
    export const Intro = defer(async () => (await import('./Intro.js')).Intro);
    export const Tools = defer(async () => (await import('../tools/Tools.js')).Tools);
    export const add = lazyModule(() => import('./add.js'), { when: 'idle' });
    export const Buy = defer(async () => (await import('./Buy.js')).Buy, { when: 'soon' });
    export const Panel = defer(async () => (await import('./Panel.js')).Panel, { when: 'demand' });
    export const query = lazyModule(async () => (await import('./Panel.generated.js')).PanelDocument);
    export const Notice = defer(async () => (await import('./Notice.js')).Notice, { when: 'render' });
    export const Modal = defer(async () => (await import('./Modal.js')).Modal, { ssr: false });`,
  'src/page/Intro.js': `import './Intro.css'; export const Intro = () => 'the intro';`,
  'src/tools/Tools.js': `
    import { defer } from '../defer.js';
    import './Tools.css';
    export const Sort = defer(async () => (await import('./Sort.js')).Sort);
    export const Tools = () => 'the tools';`,
  'src/tools/Sort.js': `import './Sort.css'; export const Sort = () => 'the order';`,
  'src/page/Buy.js': `export const Buy = () => 'the purchase';`,
  'src/page/add.js': `export const add = () => 'the addition';`,
  'src/page/Panel.js': `import './Panel.css'; export const Panel = () => 'the panel';`,
  'src/page/Panel.generated.js': `export const PanelDocument = 'the query of the panel';`,
  'src/page/Notice.js': `import './Notice.css'; export const Notice = () => 'the notice';`,
  'src/page/Modal.js': `import './Modal.css'; export const Modal = () => 'the modal';`,
  'src/defer.js': `export const defer = (load) => load; export const lazyModule = (load) => load;`,
};

let folder: string;
let files: string[];
const read = (name: string) => readFile(path.join(folder, 'dist', name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'defer-'));
  for (const name of ['page', 'tools']) await mkdir(path.join(folder, 'src', name), { recursive: true });
  for (const [name, code] of Object.entries(FILES)) {
    await writeFile(path.join(folder, name), code);
    for (const [, sheet = ''] of code.matchAll(/import '\.\/(\w+)\.css'/g)) {
      await writeFile(path.join(folder, path.dirname(name), `${sheet}.css`), `.${sheet.toLowerCase()} { color: red; }`);
    }
  }
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: {},
        output: { path: path.join(folder, 'dist'), uniqueName: 'page', chunkFilename: '[name].js' },
        optimization: { minimize: false },
        module: {
          rules: [
            { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')], sideEffects: true },
          ],
        },
        plugins: [
          new MiniCssExtractPlugin({ chunkFilename: '[name].css' }),
          new ModuleFederationPlugin({
            name: 'page',
            filename: 'remoteEntry.js',
            exposes: { './Page': './src/page/Page.js' },
            dts: false,
            dev: false,
          }),
          new DeferPlugin(),
        ],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  files = [...stats.compilation.assetsInfo.keys()];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('modules of one folder that load at the same time share a chunk, and every other module has its own', async () => {
  const code = await read('page-idle.js');

  expect(code).toContain('the intro');
  expect(code).toContain('the tools');
  expect(code).toContain('the addition');
  for (const other of ['the purchase', 'the panel', 'the notice', 'the modal', 'the order'])
    expect(code).not.toContain(other);
  expect(await read('page-soon.js')).toContain('the purchase');
  expect(await read('tools-idle.js')).toContain('the order');
  expect(await read('Panel.js')).toContain('the panel');
});

test('a query shares the chunk of its component', async () => {
  expect(await read('Panel.js')).toContain('the query of the panel');
});

test('the stylesheets of an expose are those of its server-rendered components', async () => {
  const { Page }: Record<string, string[]> = JSON.parse(await read(DEFERRED_STYLES));
  const styles = (await Promise.all((Page ?? []).map(read))).join('');

  for (const rendered of ['page', 'intro', 'tools', 'sort', 'notice']) expect(styles).toContain(`.${rendered}`);
  for (const opened of ['panel', 'modal']) expect(styles).not.toContain(`.${opened}`);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(Page?.length ?? 0);
});
