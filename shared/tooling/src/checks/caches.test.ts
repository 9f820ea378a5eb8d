import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Code that creates a cache: of a library, or with a helper of the project. */
const CREATES_CACHE =
  /\bnew (?:LRUCache|PromiseCache|DiskCache|InMemoryCache|ResponseCache)\b|\b(?:staleWhileRevalidate|createCache)(?:<[^()]*>)?\((?!\s*\w+: )|\bcaches\.open\(|\bproxy_cache_path\b|\bcacheDirectory: /;

const sources = globSync(
  ['{shell,commerce-api,mf-*,shared/*}/src/**/*.{ts,tsx,cjs,mjs}', 'deploy/**/*.conf', 'shared/tooling/bin/*.js'],
  { cwd: ROOT, exclude: (name) => /node_modules|dist/.test(name) },
).filter((file) => !/\.test\.tsx?$/.test(file));
const caching = sources.filter((file) => CREATES_CACHE.test(read(file))).toSorted();

/** Cells of each row of the table. */
const rows = read('docs/caches.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:in|-+) /.test(line))
  .map((line) => line.slice(1, -1).split('|'));
const filesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
const listed = rows.map((cells) => filesIn(cells.at(-1)));

test.each([
  'new LRUCache({ max: 1 })',
  'catalog.createCache<Review[]>(1)',
  'staleWhileRevalidate<Sitemap>(',
  'caches.open(kind)',
])('%s creates a cache', (code) => {
  expect(code).toMatch(CREATES_CACHE);
});

test('docs/caches.md names every file that creates a cache', () => {
  expect(caching.length).toBeGreaterThan(15);
  expect(caching.filter((file) => !listed.flat().includes(file))).toEqual([]);
});

test('every row of docs/caches.md has all columns, and names files that exist', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((cells) => cells.length !== 7 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  expect(rows.filter((cells) => filesIn(cells.at(-1)).length === 0)).toEqual([]);
  expect(listed.flat().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
