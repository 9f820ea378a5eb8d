import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { withEnvironment } from '../site/withEnvironment.ts';
import { ROOT } from '../project/root.ts';

const PREFIX = 'shell-';

/**
 * Builds the browser code of a shell release as a development build, once per release, into `<folder>/shell-<release>/`.
 * Documents with a developer's override use it, because React's production renderer does not support Fast Refresh. It
 * hydrates markup of the production build, so its class names are the same.
 *
 * @param release release id of the shell's current sources
 */
export async function buildDevelopmentShell(release: string, folder: string): Promise<void> {
  const target = path.join(folder, PREFIX + release);
  if (existsSync(target)) return;

  const building = path.join(folder, `building-${process.pid}`);
  const { default: configurations } = await withEnvironment(
    { NODE_ENV: 'development', HYDRATES: 'production', RELEASE: release, DIST: building },
    async (): Promise<{ default: Configuration[] }> =>
      import(pathToFileURL(path.join(ROOT, 'shell/webpack.config.ts')).href),
  );
  const [web] = configurations;
  if (!web) throw new Error('The shell has no browser configuration.');
  const stats = await run({ ...web, output: { ...web.output, publicPath: 'auto' }, cache: cacheOf(web) });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));

  for (const entry of await readdir(folder)) {
    if (entry.startsWith(PREFIX)) await rm(path.join(folder, entry), { recursive: true });
  }
  // Atomically, as `npm run dev` of another remote may look for it meanwhile.
  await rename(path.join(building, release), target);
  await rm(building, { recursive: true });
}

/** A separate cache, as `npm run dev` may write its shell's at the same time. */
function cacheOf({ cache }: Configuration): Exclude<Configuration['cache'], undefined> {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return false;
  return { ...cache, name: `${cache.name}-override` };
}

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure || !stats) reject(failure ?? new Error('webpack returned no result.'));
        else resolve(stats);
      });
    });
  });
}
