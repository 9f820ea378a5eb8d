// Plain JavaScript for the machine's Node.js: installs the packages of the lockfile, then starts the project's own Node.js
// (the npm package `node`).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { showInstallProgress } from './installProgress.js';
import { packagesToPrepare, WITHOUT_SCRIPTS } from './installScripts.js';
import { workspaceErrors } from './workspaces.js';

const MIN_NODE_VERSION = 20;
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Installs dependencies unless node_modules already matches the lockfile. */
export async function install() {
  const [major] = process.versions.node.split('.');
  if (Number(major) < MIN_NODE_VERSION) {
    console.error(`Node.js ${process.versions.node} is too old. Install Node.js ${MIN_NODE_VERSION} or later.`);
    process.exit(1);
  }
  exitOnErrors(workspaceErrors(ROOT, false));
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  const marker = path.join(ROOT, 'node_modules/.installed-lockfile');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) {
    exitOnErrors(workspaceErrors(ROOT, true));
    return;
  }
  console.log('Installing dependencies (once per change of package-lock.json) …');
  // Not `npm ci`: the lockfile has only the binaries of the platform that it was written on, and `ci` refuses to add others.
  const args = ['install', '--no-save', WITHOUT_SCRIPTS, '--no-audit', '--no-fund', '--loglevel=error'];
  if (process.stdout.isTTY) await npmWithProgress(args);
  else npm(args);
  const packages = packagesToPrepare(ROOT);
  if (packages.length > 0) npm(['rebuild', '--ignore-scripts=false', '--loglevel=error', ...packages]);
  exitOnErrors(workspaceErrors(ROOT, true));
  writeFileSync(marker, lock);
}

function exitOnErrors(errors) {
  if (errors.length === 0) return;
  console.error(errors.join('\n'));
  process.exit(1);
}

/**
 * Runs an npm command. If it fails, the process exits with its code. Its Node.js processes keep their compiled files for the next
 * ones: API tests, which start many processes, take a sixth less time.
 */
export function npm(args) {
  const env = { NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node/compiled'), ...process.env };
  exitOnFailure(spawnSync(NPM, args, { cwd: ROOT, stdio: 'inherit', env }));
}

/** Runs npm with pipes, so that its lines and the line of the progress do not overwrite each other. */
async function npmWithProgress(args) {
  const progress = showInstallProgress(ROOT);
  const child = spawn(NPM, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of ['stdout', 'stderr']) {
    createInterface({ input: child[stream] }).on('line', (line) => progress.write(`${line}\n`, process[stream]));
  }
  const result = await new Promise((resolve) => {
    child.once('error', () => resolve({ status: 1, signal: null }));
    child.once('close', (status, signal) => resolve({ status, signal }));
  });
  progress.stop();
  exitOnFailure(result);
}

function exitOnFailure({ status, signal }) {
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 0 : 1));
}
