import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readSeed } from '../src/seed/readSeed.ts';
import type { SynonymsEntry } from '../src/model/catalogEntries.ts';
import { onDatabase } from '../test/onDatabase.ts';

const found = z.array(z.array(z.string()));

let folder: string;
let synonyms: SynonymsEntry[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commerce-search-'));
  ({ synonyms } = await readSeed(__dirname));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The product names that each text finds in the demo catalog, best first. */
async function searched(searches: { language: 'sv' | 'en'; text: string }[]): Promise<string[][]> {
  const result = await onDatabase(
    { dataDir: folder },
    `
      await migrate(database);
      await seedDatabase(db, ${JSON.stringify(__dirname)}, { withDemo: true });
      const index = await listReader(db, new Catalog(db)).all();
      const stems = new Stems();
      const names = new Map();
      for (const row of await db.selectFrom('product_text').selectAll().execute()) {
        names.set(row.product_id + row.language, row.name);
      }
      const found = [];
      for (const { language, text } of ${JSON.stringify(searches)}) {
        const words = await stems.of(db, tokenize(text), language);
        const query = {
          language, words, priceList: 'sek', page: [], include: [], includeMode: 'all', exclude: [], selection: [],
          price: {}, includeCollapsed: true, sort: 'RELEVANCE', facetOrder: [], countsByGroup: false, skip: 0, take: 200,
        };
        found.push(index.list(query).ids.map((id) => names.get(id + language)));
      }
      return found;
    `,
    {
      migrate: 'platform/db/migrate.ts',
      seedDatabase: 'seed/seedDatabase.ts',
      Catalog: 'catalog/catalog.ts',
      listReader: 'search/load/listReader.ts',
      Stems: 'catalog/words/stems.ts',
      tokenize: 'catalog/words/tokenize.ts',
    },
  );
  return found.parse(result);
}

test('top searches and synonyms find products in the demo catalog', async () => {
  // SRCH-39 lists the top searches; the shop offers them in both languages.
  const top = ['godis', 'askar', 'lakrits', 'choklad', 'present'];
  const searches = [
    ...top.flatMap((text) => [{ language: 'sv', text } as const, { language: 'en', text } as const]),
    ...synonyms.map(({ language, word }) => ({ language, text: word })),
    ...synonyms.flatMap(({ language, synonyms: others }) => others.map((text) => ({ language, text }))),
  ];

  const results = await searched(searches);

  expect(searches.filter((_search, at) => results[at]?.length === 0)).toEqual([]);
}, 60_000);
