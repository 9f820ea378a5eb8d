/** `npm run release`: publishes and takes back releases of remotes in the shop of this machine (`npm start`). */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { registryRelease } from '@hemvaror/platform/build/registryFile';
import { RegistryError } from '@hemvaror/platform/registry/registryError';
import { outputFolder, releaseIdOf } from '../../build/releaseId.ts';
import { ROOT } from '../../project/root.ts';
import { readSettings } from '../../project/settings.ts';
import { buildMissing } from '../build.ts';
import { siteRegistry } from '../siteRegistry.ts';
import { runRelease } from './commands.ts';
import { releaseOptions, USAGE, UsageError } from './options.ts';
import { shellVerdict } from './shellVerdict.ts';

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

// The reader of a pipe has ended, as in `npm run release -- history | head`.
process.stdout.on('error', () => process.exit(1));

try {
  const options = releaseOptions(process.argv.slice(2));
  const settings = readSettings(process.env);
  const isDone = await runRelease(options, {
    registry: siteRegistry(settings.dataDir),
    build: async (remote) => {
      await buildMissing([remote]);
      const folder = path.join(ROOT, remote);
      const release = releaseIdOf(remote, folder);
      return registryRelease(
        outputFolder(folder, release),
        `http://localhost:${settings.remotePorts[remote]}/${release}/`,
      );
    },
    verdict: async (...release) => shellVerdict(settings.shellPort, ...release),
    commit: () => {
      const [hash, subject] = [git('log', '-1', '--format=%H'), git('log', '-1', '--format=%<(400,trunc)%s')];
      return hash && subject ? { hash, subject } : undefined;
    },
    user: () => git('config', 'user.name') || userInfo().username,
    print: (line) => console.log(line),
  });
  if (!isDone) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UsageError || error instanceof RegistryError)) throw error;
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
}

/** @returns an empty text if git does not know */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
