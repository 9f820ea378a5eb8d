import { WRITES, type ApiCase } from '../api/operations.ts';

export interface GrowthCase extends Pick<ApiCase, 'file' | 'operation' | 'variables'> {
  name: string;
  /** Of a round. */
  calls: number;
}

const READ_CALLS = 20;
/** First pages of a list, few enough that their products stay cached. */
const PAGES = 4;
const WRITE_CALLS = 5;
/** Products of a request of the sitemap. */
const SITEMAP_TAKE = 200;
/** Generated products have successive ids from here; the demo catalog has 64 others. */
const FIRST_PRODUCT = 100_000;
const DEMO_PRODUCTS = 64;

/** Those that have these pages of products in stock in the smallest catalog too: an empty page costs nothing. */
const CATEGORIES = ['beslag', 'handtag', 'knoppar', 'krokar', 'belysning', 'textil', 'vaser'];
const SORTS = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'];
/** Materials, colors, prices, stock, sizes, sale. */
const FACETS = ['p_1_massing', 'p_1_ek', 'p_2_svart', 'p_2_vit', 'pr_300_500', 'st_in-stock', 's_128-mm', 'd_sale'];
/** Names of products, brands and materials; one is misspelled. */
const WORDS = [
  'stånghandtag',
  'mässing',
  'knopp',
  'vägglampa',
  'svart',
  'björlan',
  'grandholm',
  'hantag',
  'vas stengods',
];

/**
 * The operations of pages with other variables in each call, so that caches of responses do not hide what grows.
 *
 * @param products size of the catalog
 */
export function growthCases(products: number): GrowthCase[] {
  const created = products - DEMO_PRODUCTS;
  return [
    {
      name: 'front',
      file: 'mf-content/src/widget-area/WidgetArea.graphql',
      operation: 'widgetArea',
      variables: async () => ({ family: 'Frontpage', areaName: 'The front page area', url: '/' }),
      calls: READ_CALLS,
    },
    {
      name: 'list',
      file: 'mf-catalog/src/list-page/ListPage.graphql',
      operation: 'products',
      variables: numbered((at) => {
        const page = at % PAGES;
        // In the smallest catalog, the products of this size are one page.
        const facet = page === 0 ? 's_128-mm' : 'st_in-stock';
        return {
          categoryAlias: pick(CATEGORIES, at),
          filter: { sort: pick(SORTS, at), facets: [facet] },
          take: 20,
          skip: 20 * page,
        };
      }),
      calls: READ_CALLS,
    },
    {
      name: 'facets',
      file: 'mf-catalog/src/list-page/ListPage.graphql',
      operation: 'products',
      variables: numbered((at) => ({
        categoryAlias: pick(CATEGORIES, at),
        filter: { facets: [pick(FACETS, at * 3), pick(FACETS, at)], filterMode: 'BY_GROUP' },
        take: 0,
        withFacets: true,
      })),
      calls: READ_CALLS,
    },
    {
      name: 'product',
      file: 'mf-catalog/src/product-page/ProductPage.graphql',
      operation: 'product',
      variables: numbered((at) => ({ alias: `bench-${FIRST_PRODUCT + ((at * 1_009) % created)}-sv` })),
      calls: READ_CALLS,
    },
    {
      name: 'search',
      file: 'mf-search/src/results-page/ResultsPage.graphql',
      operation: 'products',
      variables: numbered((at) => ({
        filter: { searchText: pick(WORDS, at), sort: 'RELEVANCE' },
        take: 20,
        skip: 20 * (Math.floor(at / WORDS.length) % PAGES),
      })),
      calls: READ_CALLS,
    },
    {
      name: 'suggestions',
      file: 'mf-search/src/suggestions/Suggestions.graphql',
      operation: 'productSuggestions',
      variables: numbered((at) => {
        const word = pick(WORDS, at);
        const typed = word.slice(0, 1 + (Math.floor(at / WORDS.length) % word.length));
        return { filter: { searchText: typed, sort: 'RELEVANCE' }, take: 6, takeFound: 200 };
      }),
      calls: READ_CALLS,
    },
    {
      name: 'sitemap, 200 products',
      file: 'shell/src/server/crawlers/sitemap.graphql',
      operation: 'sitemapProducts',
      variables: numbered((at) => ({
        filter: { sort: 'ALPHABETICAL', includeCollapsed: true },
        take: SITEMAP_TAKE,
        skip: SITEMAP_TAKE * (at % PAGES),
      })),
      calls: READ_CALLS,
    },
    ...WRITES.map((one) => ({ ...one, calls: WRITE_CALLS })),
  ];
}

/** Variables that differ in each call. */
function numbered(variables: (at: number) => object): () => Promise<object> {
  let at = 0;
  return async () => variables((at += 1));
}

function pick(values: readonly string[], at: number): string {
  return values[at % values.length] ?? '';
}
