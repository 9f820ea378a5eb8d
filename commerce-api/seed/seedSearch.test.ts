import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSeed } from '../src/seed/readSeed.ts';
import type { CatalogEntries } from '../src/model/catalogEntries.ts';
import { checkExample, searchExamplesShape } from '../test/searchExamples.ts';
import { searchSeed, type Search } from '../test/searchSeed.ts';

/** Share of the examples with a right hit among the first three. */
const MIN_SHARE = 0.95;
/** SRCH-39 lists the top searches; the shop offers them in both languages. */
const TOP_SEARCHES = ['godis', 'askar', 'lakrits', 'choklad', 'present'];

// Searches for content pages are in a test of mf-search, which finds them.
const examples = searchExamplesShape
  .parse(JSON.parse(readFileSync(join(__dirname, 'searchExamples.json'), 'utf8')))
  .filter(({ right }) => !right.some(({ pages }) => pages));

let data: CatalogEntries;
let offered: Search[];
let found: Map<Search, number[]>;
// One database for both tests: seeding takes longer than searching.
beforeAll(async () => {
  data = await readSeed(__dirname);
  offered = [
    ...TOP_SEARCHES.flatMap((text) => [{ language: 'sv', text } as const, { language: 'en', text } as const]),
    ...data.synonyms.map(({ language, word }) => ({ language, text: word })),
    ...data.synonyms.flatMap(({ language, synonyms }) => synonyms.map((text) => ({ language, text }))),
  ];
  const searches = [...offered, ...examples];
  const folder = mkdtempSync(join(tmpdir(), 'commerce-search-'));
  try {
    const results = await searchSeed(folder, searches);
    found = new Map(searches.map((search, at) => [search, results[at] ?? []]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('top searches and synonyms find products in the demo catalog', () => {
  expect(offered.filter((search) => found.get(search)?.length === 0)).toEqual([]);
});

test('nearly all example searches find a right product among the first three', () => {
  const results = examples.map((example) => checkExample(example, found.get(example) ?? [], data));

  const failing = results.filter(({ isRight }) => !isRight).map(({ search, hits }) => `${search} → ${hits}`);
  const share = 1 - failing.length / results.length;
  if (failing.length > 0) console.info(`${(100 * share).toFixed(1)} % right. Failing:\n${failing.join('\n')}`);
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
});
