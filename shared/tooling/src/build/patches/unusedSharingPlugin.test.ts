import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { ROOT } from '../../project/root.ts';
import { UnusedSharingPlugin } from './unusedSharingPlugin.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sharing-'));
  writeFileSync(path.join(folder, 'entry.js'), `import { isRecord } from 'shared-part'; console.log(isRecord);`);
  writeFileSync(path.join(folder, 'part.js'), 'export const isRecord = 1;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns webpack's errors, and how often the bundle registers the shared module */
async function build(plugins: NonNullable<Configuration['plugins']>): Promise<{ errors: string[]; count: number }> {
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: path.join(folder, 'out') },
        resolve: { modules: [path.join(ROOT, 'node_modules')], alias: { 'shared-part': path.join(folder, 'part.js') } },
        optimization: { emitOnErrors: true, minimize: false },
        performance: false,
        plugins,
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  const code = readFileSync(path.join(folder, 'out/main.js'), 'utf8');
  return {
    errors: (stats?.compilation.errors ?? []).map(({ message }) => message),
    count: code.split('"1.2.3"').length - 1,
  };
}

const federation = () =>
  new ModuleFederationPlugin({
    name: 'host',
    shared: { 'shared-part': { singleton: true, eager: true, version: '1.2.3', requiredVersion: false } },
    dts: false,
  });

test('a shared module is registered once, not by webpack as well', async () => {
  expect((await build([federation()])).count).toBe(2);

  expect(await build([federation(), new UnusedSharingPlugin()])).toEqual({ errors: [], count: 1 });
});

test('the build fails if webpack registers no shared modules', async () => {
  expect((await build([new UnusedSharingPlugin()])).errors).toEqual([expect.stringContaining('no ShareRuntimeModule')]);
});
