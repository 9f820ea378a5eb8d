import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { outputFolder, releaseIdOf } from '@hemvaror/tooling/build/releaseId';
import { ROOT } from '@hemvaror/tooling/project/root';

const execute = promisify(execFile);
const SCOPE = '@hemvaror';

/** A copy of the project, for a test that changes it. */
export interface ProjectCopy {
  folder: string;
  /** Runs a command in the copy. @throws Error with its output when it fails */
  run: (command: string, ...args: string[]) => Promise<string>;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Files changed, deleted or added since the copy was made. */
  changedFiles: () => Promise<string[]>;
  remove: () => Promise<void>;
}

/** Copies the files that git tracks or would add, and the built remotes. Packages are symlinked instead of installed. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'storefront-copy-')));
  for (const file of await gitFiles()) await cp(path.join(ROOT, file), path.join(folder, file));
  for (const name of REMOTE_NAMES) {
    const dir = path.join(ROOT, name);
    const release = outputFolder(dir, releaseIdOf(name, dir));
    await cp(release, path.join(folder, path.relative(ROOT, release)), { recursive: true });
  }
  await linkPackages(folder);

  const run: ProjectCopy['run'] = async (command, ...args) => {
    const bin = path.join(folder, 'node_modules/.bin');
    const env = { ...process.env, PATH: [bin, process.env['PATH']].join(path.delimiter) };
    const { stdout } = await execute(command, args, { cwd: folder, env, maxBuffer: 50_000_000 });
    return stdout;
  };
  await run('git', 'init', '--quiet');
  await run('git', 'add', '--all');
  return {
    folder,
    run,
    edit: async (file, change) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      await writeFile(path.join(folder, file), change(text));
    },
    changedFiles: async () => {
      const changed = await run('git', 'ls-files', '--modified', '--deleted', '--others', '--exclude-standard');
      return changed.split('\n').filter((file) => file !== '');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function gitFiles(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const [all, deleted] = await Promise.all(
    [args, ['ls-files', '-z', '--deleted']].map((each) => execute('git', each, { cwd: ROOT, maxBuffer: 50_000_000 })),
  );
  const removed = new Set(deleted?.stdout.split('\0'));
  return (all?.stdout ?? '').split('\0').filter((file) => file !== '' && !removed.has(file));
}

/** Links npm packages to those of the project, and workspaces to those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(folder, 'node_modules');
  await mkdir(path.join(to, SCOPE), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== SCOPE) await symlink(path.join(from, name), path.join(to, name));
  }
  for (const name of await readdir(path.join(from, SCOPE))) {
    const workspace = path.relative(ROOT, await realpath(path.join(from, SCOPE, name)));
    await symlink(path.join(folder, workspace), path.join(to, SCOPE, name));
    const nested = path.join(ROOT, workspace, 'node_modules');
    if (existsSync(nested)) await symlink(nested, path.join(folder, workspace, 'node_modules'));
  }
}
