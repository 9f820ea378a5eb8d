import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { APPS, ROOT } from '../project/root.ts';

const execute = promisify(execFile);

/** A clone of the last commit, with packages and releases: neither installing nor building is part of the measured start. */
export interface CleanClone {
  folder: string;
  remove: () => Promise<void>;
}

export async function createCleanClone(): Promise<CleanClone> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'storefront-start-')));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await execute('git', ['clone', '--quiet', ROOT, folder]);
    for (const packages of ['node_modules', 'shell/node_modules', 'commerce-api/node_modules']) {
      await linkFolder(packages, folder);
    }
    for (const app of APPS) await linkFolder(`${app}/dist`, folder);
    // Releases of uncommitted changes are of no use here.
    await execute(process.execPath, ['shared/tooling/src/release/build.ts'], { cwd: folder });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Hard links take a moment, but need the same file system, and a `cp` that knows them. */
async function linkFolder(name: string, folder: string): Promise<void> {
  const from = path.join(ROOT, name);
  const to = path.join(folder, name);
  if (!existsSync(from)) return;
  await execute('cp', ['-al', from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true });
    await execute('cp', ['-a', from, to]);
  });
}
