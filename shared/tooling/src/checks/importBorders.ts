/**
 * Checks the rules of `.dependency-cruiser.cjs`. Fails also if few modules were read: dependency-cruiser skips files that it
 * cannot parse, and passes without any.
 */
import { spawnSync } from 'node:child_process';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

const FOLDERS = ['shared', 'shell', 'commerce-api', 'e2e', ...REMOTE_NAMES];
const MIN_MODULES = 2_000;

const { status, stdout, stderr, error } = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...FOLDERS],
  { encoding: 'utf8' },
);
if (error)
  throw new Error('depcruise could not be started. Install the dependencies with npm install.', { cause: error });
process.stdout.write(stdout + stderr);

const [, modules = '0'] = /(\d+) modules/.exec(stdout) ?? [];
const hasRead = Number(modules) >= MIN_MODULES;
if (!hasRead) console.error(`dependency-cruiser read ${modules} modules. Expected at least ${MIN_MODULES}.`);
process.exitCode = hasRead && status === 0 ? 0 : 1;
