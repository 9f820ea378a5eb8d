import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../project/root.ts';

export const treeStateSchema = z.object({
  /** The last commit. */
  commit: z.string(),
  /** Hash of all files that git tracks or would add, as they are on disk. */
  tree: z.string(),
});

/** What a result holds for. */
export type TreeState = z.infer<typeof treeStateSchema>;

/**
 * Reads the state of a checkout, without a change to its index or its objects.
 *
 * @returns undefined if the folder is no checkout: then no result can be used again
 */
export function readTreeState(folder: string = ROOT): TreeState | undefined {
  const work = mkdtempSync(path.join(tmpdir(), 'storefront-tree-'));
  try {
    const git = (args: string[], env: Record<string, string> = {}) =>
      execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    const absolute = (name: string) => path.resolve(folder, git(['rev-parse', '--git-path', name]));
    const index = path.join(work, 'index');
    const objects = path.join(work, 'objects');
    mkdirSync(objects);
    // With the index of the checkout, git reads only the files that have changed.
    copyFileSync(absolute('index'), index);
    // With a later time than the index has, git would take files that changed in the same second as unchanged.
    const { atime, mtime } = statSync(absolute('index'));
    utimesSync(index, atime, mtime);
    const env = {
      GIT_INDEX_FILE: index,
      GIT_OBJECT_DIRECTORY: objects,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: absolute('objects'),
    };
    git(['add', '--all', '.'], env);
    return { commit: git(['rev-parse', '--short=8', 'HEAD']), tree: git(['write-tree'], env) };
  } catch {
    // No git, no checkout, or one without a commit.
    return undefined;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const FILE = 'tree-state.json';

/**
 * Notes which files the results in a folder hold for: none if files have changed while the tests ran.
 *
 * @param before the state when the tests started
 */
export async function stampResults(folder: string, before: TreeState | undefined): Promise<void> {
  if (before === undefined || readTreeState()?.tree !== before.tree) return;
  await writeFile(path.join(folder, FILE), JSON.stringify(before));
}

/** @returns undefined if it is unknown which files the results in a folder hold for */
export async function stateOfResults(folder: string): Promise<TreeState | undefined> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : treeStateSchema.parse(JSON.parse(text));
}
