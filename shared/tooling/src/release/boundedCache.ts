import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export interface CacheBounds {
  /** Older entries are removed. */
  maxAgeMs: number;
  /** Maximum size of the remaining entries. The oldest are removed first. */
  maxBytes: number;
  /** Younger entries may be in use by another command and stay. */
  minAgeMs: number;
}

const HOUR_MS = 3_600_000;
const BOUNDS: CacheBounds = { maxAgeMs: 7 * 24 * HOUR_MS, maxBytes: 500_000_000, minAgeMs: HOUR_MS };

interface Entry {
  folder: string;
  bytes: number;
  writtenAt: number;
}

/**
 * Removes old entries from `.cache`, to which webpack and the other commands only add. An entry is a folder on the second level
 * (`webpack/mf-search-web-prod`), removed as a whole: a missing one is created again.
 *
 * @returns the removed folders
 */
export async function boundCache(
  root: string,
  bounds: CacheBounds = BOUNDS,
  now: number = Date.now(),
): Promise<string[]> {
  const groups = await foldersIn(root);
  const folders = (await Promise.all(groups.map(foldersIn))).flat();
  const entries = (await Promise.all(folders.map(measure))).toSorted((a, b) => a.writtenAt - b.writtenAt);
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const removed: string[] = [];
  for (const entry of entries) {
    const age = now - entry.writtenAt;
    if (age < bounds.minAgeMs || (age < bounds.maxAgeMs && bytes <= bounds.maxBytes)) continue;
    await rm(entry.folder, { recursive: true, force: true });
    bytes -= entry.bytes;
    removed.push(entry.folder);
  }
  return removed;
}

/** @returns an empty list if the folder does not exist */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));
}

async function measure(folder: string): Promise<Entry> {
  const { mtimeMs } = await stat(folder);
  let bytes = 0;
  let writtenAt = mtimeMs;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // Another command may have removed it meanwhile.
    const file = await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined);
    bytes += file?.size ?? 0;
    writtenAt = Math.max(writtenAt, file?.mtimeMs ?? 0);
  }
  return { folder, bytes, writtenAt };
}
