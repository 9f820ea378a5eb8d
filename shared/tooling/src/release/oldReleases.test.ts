import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOldReleases } from './oldReleases.ts';

const HOUR_MS = 3_600_000;
const NOW = 1_000 * HOUR_MS;
let app: string;

beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

/** Creates a release that was last used `hoursAgo`. */
function release(name: string, hoursAgo: number): string {
  const folder = path.join(app, name);
  mkdirSync(path.join(folder, 'web'), { recursive: true });
  writeFileSync(path.join(folder, 'web/main.js'), '');
  const at = (NOW - hoursAgo * HOUR_MS) / 1_000;
  utimesSync(folder, at, at);
  return folder;
}

test('the last three releases are kept completely', async () => {
  for (const [name, hoursAgo] of [
    ['a', 90],
    ['b', 80],
    ['c', 70],
    ['d', 60],
  ] as const) {
    release(name, hoursAgo);
  }
  const built = release('e', 0);

  await expect(removeOldReleases(built, NOW)).resolves.toEqual([path.join(app, 'b'), path.join(app, 'a')]);

  expect(readdirSync(app).toSorted()).toEqual(['c', 'd', 'e']);
  expect(existsSync(path.join(app, 'c/web/main.js'))).toBe(true);
});

test('releases used within a day stay, as a site may serve them', async () => {
  for (const name of ['a', 'b', 'c', 'd']) release(name, 23);

  await expect(removeOldReleases(release('e', 0), NOW)).resolves.toEqual([]);
});

test('an old release stays if it is used again', async () => {
  const reused = release('a', 90);
  for (const name of ['b', 'c', 'd']) release(name, 50);

  const removed = await removeOldReleases(reused, NOW);

  expect(removed).toHaveLength(1);
  expect(existsSync(reused)).toBe(true);
});
