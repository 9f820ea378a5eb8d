// Plain JavaScript for the machine's Node.js: installs the packages of the lockfile, then starts the project's own Node.js
// (the npm package `node`).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceProblems } from './workspaces.js';

const MIN_NODE_VERSION = 20;
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Installs dependencies unless node_modules already matches the lockfile. */
export function install() {
  const [major] = process.versions.node.split('.');
  if (Number(major) < MIN_NODE_VERSION) {
    console.error(`This needs Node.js ${MIN_NODE_VERSION} or later to begin with; found ${process.versions.node}.`);
    process.exit(1);
  }
  refuse(workspaceProblems(ROOT, false));
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  const marker = path.join(ROOT, 'node_modules/.installed-lockfile');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) {
    refuse(workspaceProblems(ROOT, true));
    return;
  }
  console.log('Installing dependencies (once per change of package-lock.json) …');
  // Not `npm ci`: the lockfile names the binaries of the platform it was made on, and `ci` refuses to add those of another.
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  refuse(workspaceProblems(ROOT, true));
  writeFileSync(marker, lock);
}

function refuse(problems) {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Runs an npm command and ends with its exit code when it fails. */
export function npm(args) {
  const { status, signal } = spawnSync(NPM, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 0 : 1));
}
