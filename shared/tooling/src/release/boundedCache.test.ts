import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boundCache } from './boundedCache.ts';

const BOUNDS = { maxAgeMs: 7_000, maxBytes: 250, minAgeMs: 1_000 };
const NOW = 1_000_000;
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Creates an entry of 100 bytes with this age. */
function entry(name: string, ageMs: number): void {
  const folder = path.join(root, name);
  const at = (NOW - ageMs) / 1_000;
  mkdirSync(path.join(folder, 'default'), { recursive: true });
  writeFileSync(path.join(folder, 'default/0.pack'), 'x'.repeat(100));
  for (const file of ['default/0.pack', 'default', '.']) utimesSync(path.join(folder, file), at, at);
}

const remaining = (names: string[]) => names.filter((name) => existsSync(path.join(root, name)));

test('entries older than the maximum age are removed', async () => {
  entry('webpack/old', 8_000);
  entry('override/new', 2_000);

  await boundCache(root, BOUNDS, NOW);

  expect(remaining(['webpack/old', 'override/new'])).toEqual(['override/new']);
});

test('above the maximum size the oldest entries are removed first', async () => {
  for (const [name, age] of [
    ['webpack/a', 5_000],
    ['dev/b', 4_000],
    ['webpack/c', 3_000],
    ['dev/d', 2_000],
  ] as const) {
    entry(name, age);
  }

  await boundCache(root, BOUNDS, NOW);

  expect(remaining(['webpack/a', 'dev/b', 'webpack/c', 'dev/d'])).toEqual(['webpack/c', 'dev/d']);
});

test('entries younger than the minimum age stay, even above the maximum size', async () => {
  for (const name of ['webpack/a', 'webpack/b', 'webpack/c', 'webpack/d']) entry(name, 500);

  expect(await boundCache(root, BOUNDS, NOW)).toEqual([]);
});

test('a missing cache folder is ignored', async () => {
  expect(await boundCache(path.join(root, 'none'), BOUNDS, NOW)).toEqual([]);
});
