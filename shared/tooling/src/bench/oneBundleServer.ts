import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseIdOf } from '../build/releaseId.ts';
import { startChild, type Child } from '../site/childProcess.ts';
import { ONE_SHELL } from './benchSite.ts';
import { waitUntilOk } from '../site/httpGet.ts';
import { APPS, ROOT } from '../project/root.ts';
import { SHELL_MEMORY, SHELL_POOLS } from '../site/site.ts';

const SOURCES = path.join(import.meta.dirname, 'one-bundle');
const DIST = path.join(ROOT, '.cache/bench/one-bundle');
const READY_TIMEOUT_MS = 30_000;

/**
 * Builds the reference app from the current sources, unless its release exists.
 *
 * @returns folder of its release
 */
async function builtOneBundle(): Promise<string> {
  const hash = createHash('sha256');
  for (const app of APPS) hash.update(releaseIdOf(app, path.join(ROOT, app)));
  for (const file of globSync('*', { cwd: SOURCES }).toSorted()) hash.update(readFileSync(path.join(SOURCES, file)));
  const release = `one-bundle-${hash.digest('hex').slice(0, 8)}`;
  const folder = path.join(DIST, release);
  if (existsSync(path.join(folder, 'release.json'))) return folder;

  const build = startChild({
    name: 'one bundle',
    args: [path.join(ROOT, 'shared/tooling/src/release/buildApp.ts'), 'shell', SOURCES],
    env: { RELEASE: release, DIST },
  });
  if ((await build.ended) !== 0) throw new Error('Building the one bundle failed.');
  return folder;
}

export interface OneBundleServer {
  origin: string;
  child: Child;
}

/** Starts the shell's server with all remotes compiled in, on the same API. */
export async function startOneBundle(port: number, apiOrigin: string, logDir: string): Promise<OneBundleServer> {
  const release = await builtOneBundle();
  const origin = `http://localhost:${port}`;
  const child = startChild({
    name: 'one bundle',
    args: [...SHELL_MEMORY, path.join(release, 'node/main.cjs')],
    env: {
      ...SHELL_POOLS,
      NODE_ENV: 'production',
      SHELL_PORT: String(port),
      SHELL_RELEASE_DIR: release,
      ...ONE_SHELL,
      LOG_LEVEL: 'warn',
      GRAPHQL_URL: `${apiOrigin}/graphql`,
      AUTH_URL: `${apiOrigin}/auth`,
      SIGN_URL: `${apiOrigin}/auth/sign`,
      IMAGE_URL: `${apiOrigin}/images`,
      NEWSLETTER_URL: `${apiOrigin}/newsletter`,
      PAYMENTS_URL: `${apiOrigin}/payments`,
    },
    logFile: path.join(logDir, 'one-bundle.log'),
  });
  try {
    await waitUntilOk(`${origin}/-/ready`, READY_TIMEOUT_MS, () => child.process.exitCode !== null);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { origin, child };
}
