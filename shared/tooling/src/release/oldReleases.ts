import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const MIN_RELEASES = 3;
/** A running site serves its release from the same folder, and open tabs still load files of it. */
const MIN_AGE_MS = 24 * 3_600_000;

/**
 * Marks a release as used now, and removes all but the last three of its app. Releases used within a day stay.
 *
 * @param folder of the release; its siblings are the other releases of the app
 * @returns the removed folders
 */
export async function removeOldReleases(folder: string, now: number = Date.now()): Promise<string[]> {
  await utimes(folder, now / 1_000, now / 1_000);
  const app = path.dirname(folder);
  const releases = await Promise.all(
    (await readdir(app, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => ({ folder: path.join(app, name), usedAt: await usedAt(path.join(app, name)) })),
  );
  const removed = releases
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .slice(MIN_RELEASES)
    .filter((release) => now - release.usedAt >= MIN_AGE_MS)
    .map((release) => release.folder);
  await Promise.all(removed.map((old) => rm(old, { recursive: true, force: true })));
  return removed;
}

/** Time of the last build or site start with this release; 0 if another command has just removed it. */
async function usedAt(folder: string): Promise<number> {
  return (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0;
}
