import path from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { ROOT } from '../project/root.ts';

/**
 * Age at which a build removes the entries that it has not used, and half an hour later their files. A build of a changed app
 * adds some megabytes and uses all entries of unchanged modules, however old they are.
 */
const MAX_AGE_MS = 24 * 3_600_000;

/**
 * Webpack's cache on disk.
 *
 * @param name of its folder: two builds that run at the same time have two
 * @param configs files that declare the build; a change of one empties the cache
 */
export function webpackCache(name: string, configs: string[]): FileCacheOptions {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(ROOT, '.cache/webpack'),
    maxAge: MAX_AGE_MS,
    name,
    buildDependencies: { config: configs },
  };
}
