import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { withEnvironment } from '../site/withEnvironment.ts';
import { ROOT } from '../project/root.ts';

const PREFIX = 'shell-';

/**
 * Builds the browser's half of a shell release as a development build, once per release, into `<folder>/shell-<release>/`.
 * React's production renderer cannot refresh components in place; documents with a developer's override take this one.
 * It goes on with what the production build rendered, so its classes have the same names.
 *
 * @param release id that building the shell's present sources gives
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
  if (!web) throw new Error('the shell has no configuration for browsers');
  const stats = await run({ ...web, output: { ...web.output, publicPath: 'auto' }, cache: cacheOf(web) });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));

  for (const entry of await readdir(folder)) {
    if (entry.startsWith(PREFIX)) await rm(path.join(folder, entry), { recursive: true });
  }
  // In one step: another remote's developer may look for it meanwhile.
  await rename(path.join(building, release), target);
  await rm(building, { recursive: true });
}

/** A cache of its own: `npm run dev` may write its shell's at the same time. */
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
        if (failure || !stats) reject(failure ?? new Error('webpack gave no result'));
        else resolve(stats);
      });
    });
  });
}
