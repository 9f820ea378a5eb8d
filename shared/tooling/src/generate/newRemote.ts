/**
 * `npm run new-remote mf-guides`: creates a remote with a page, messages and tests, adds it to the manifest and installs it.
 * `--link` creates the link without npm, for the full tests; `package-lock.json` then lacks the remote.
 */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { createRemote, MANIFEST } from './createRemote.ts';

const [name = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

try {
  const port = await createRemote(name, ROOT);
  run('prettier', '--write', '--log-level', 'warn', name, MANIFEST);
  if (process.argv.includes('--link'))
    symlinkSync(path.join('../..', name), path.join(ROOT, 'node_modules/@hemvaror', name));
  else run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  // In a new process, as this one has loaded the manifest without the new remote.
  run('npm', 'run', '--silent', 'generate');
  console.log(
    `\nCreated ${name} with the port ${port}. To give its page an address, follow ${name}/README.md.\n` +
      `Build it: npm run build ${name}. Run it: npm run dev.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}
