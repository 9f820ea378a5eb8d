import { join } from 'node:path';
import * as z from 'zod';
import { onDatabase } from './onDatabase.ts';

const SEED = join(process.cwd(), 'commerce-api/seed');

export interface Search {
  language: 'sv' | 'en';
  text: string;
}

const found = z.array(z.array(z.number()));

/**
 * Searches the demo catalog as the operation `products` does.
 *
 * @param dataDir an empty folder for the database
 * @returns the product ids that each search finds, best first
 */
export async function searchSeed(dataDir: string, searches: readonly Search[]): Promise<number[][]> {
  const texts = searches.map(({ language, text }) => ({ language, text }));
  const result = await onDatabase(
    { dataDir },
    `
      await migrate(database);
      await seedDatabase(db, ${JSON.stringify(SEED)}, { withDemo: true });
      await applyCampaigns(db);
      const catalog = new Catalog(db);
      const index = await listReader(db, catalog).all();
      const tree = await catalog.tree();
      const markets = createMarkets(await readMarketData(db), { providers: new Set() });
      const stems = new Stems();
      const named = { byArticleNumber: new Map(), byAlias: new Map() };
      const found = [];
      for (const { language, text } of ${JSON.stringify(texts)}) {
        const view = markets.viewOf(language === 'sv' ? { channelId: '1|se', languageId: 'sv-SE' } : { channelId: '2|com', languageId: 'en-US' });
        if (view.language.code !== language) throw new Error('No channel has the language ' + language + '.');
        const words = await searchTerms(text, language, { db, stems });
        const args = { take: 200, filter: { searchText: text, sort: 'RELEVANCE' } };
        found.push(index.list(listQueryFrom(args, { tree, view, named, words })).ids);
      }
      return found;
    `,
    {
      migrate: 'platform/db/migrate.ts',
      seedDatabase: 'seed/seedDatabase.ts',
      applyCampaigns: 'catalog/write/applyCampaigns.ts',
      Catalog: 'catalog/catalog.ts',
      listReader: 'search/load/listReader.ts',
      listQueryFrom: 'search/listQueryFrom.ts',
      searchTerms: 'search/searchTerms.ts',
      Stems: 'catalog/words/stems.ts',
      createMarkets: 'market-data/createMarkets.ts',
      readMarketData: 'market-data/readMarketData.ts',
    },
  );
  return found.parse(result);
}
