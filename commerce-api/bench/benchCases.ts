import { allFieldsOf } from './documents.ts';

export interface BenchCase {
  name: string;
  query: string;
  /** Variables of the request with this number, different for each number where possible. Their time is not measured. */
  variables: (at: number) => object | Promise<object>;
  /** Number of measured requests, after as many that are not measured. The default is 600. */
  calls?: number;
}

const CARD = `{ productId name alias canonicalUrl productImages { fileName } brand { name alias canonicalUrl }
  categories { name alias canonicalUrl } unitPrice ${allFieldsOf('PriceType', 1)} discountCampaigns { name hideTitle }
  skus { skuId name stock { totalStock inStock oversellable static } } totalStock { totalStock inStock oversellable static } }`;
const FILTERS =
  'filters { price { lowest highest } facets { filterId type label values { _id facetId label count order hidden } } }';
const OPTION = '{ productId name canonicalUrl images brand { name } unitPrice { sellingPriceIncVatFormatted } }';

const SORTS = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'];
const CATEGORIES = [
  'beslag',
  'handtag',
  'stanghandtag',
  'knoppar',
  'krokar',
  'belysning',
  'textil',
  'keramik-ljus',
  'vaser',
  'hyllor',
];
/** Facets by group: materials, colors, prices, stock, sizes, sale. */
const FACETS = [
  ['p_1_massing', 'p_1_ek', 'p_1_stal', 'p_1_stengods'],
  ['p_2_svart', 'p_2_guld', 'p_2_beige', 'p_2_vit', 'p_2_gron'],
  ['pr_100_200', 'pr_200_300', 'pr_300_500', 'pr_500_1000'],
  ['st_in-stock', 'st_orderable'],
  ['s_96-mm', 's_128-mm', 's_160-mm', 's_240-mm'],
  ['d_sale'],
];
const TYPED = [
  'stånghandtag',
  'mässing',
  'knopp',
  'klädkrok',
  'vägglampa',
  'svart',
  'spegel',
  'hyllkonsol',
  'valnöt',
  'ljusstake',
  'björlan',
  'fjävira',
  'lureta',
  'grandholm',
  'handtag',
  'pläd',
  'massing',
  'hantag',
  'borstat stål',
  'vas stengods',
];

export function benchCases(products: number): BenchCase[] {
  // One product per family, so that none was cached with the family of another.
  const families = Math.floor((products - 64) / 3);
  return [
    {
      name: 'product',
      query: `query ($alias: String!) { product(alias: $alias) ${allFieldsOf('ProductType', 3)} }`,
      variables: (at) => ({ alias: `bench-${100_000 + 3 * ((at * 1_009) % families)}-sv` }),
    },
    {
      name: 'list with six facets',
      query: `query ($categoryAlias: String, $skip: Int, $filter: FilterInputType) {
        products(categoryAlias: $categoryAlias, skip: $skip, take: 20, filter: $filter) { count products ${CARD} ${FILTERS} }
      }`,
      variables: (at) => ({
        categoryAlias: at % 4 === 0 ? null : CATEGORIES[(at * 7) % CATEGORIES.length],
        skip: 20 * ((at * 3) % 5),
        filter: { sort: SORTS[at % SORTS.length], facets: selectedFacets(at), filterMode: 'BY_GROUP' },
      }),
    },
    {
      name: 'suggestion',
      query: `query ($filter: FilterInputType) { products(take: 10, filter: $filter) { count products ${OPTION} ${FILTERS} } }`,
      variables: (at) => ({ filter: { sort: 'RELEVANCE', searchText: typed(at) } }),
    },
    {
      name: 'suggestion as in the storefront',
      query: `query ($filter: FilterInputType) {
        products(take: 10, filter: $filter) { count products ${OPTION} filters { facets { type values { label url count hidden } } } }
      }`,
      variables: (at) => ({ filter: { sort: 'RELEVANCE', searchText: typed(at) } }),
    },
  ];
}

/** One to three facets of different groups. */
function selectedFacets(at: number): string[] {
  return Array.from({ length: 1 + (at % 3) }, (_, nth) => {
    const group = FACETS[(at + nth * 5) % FACETS.length] ?? [];
    return group[Math.floor(at / FACETS.length) % group.length] ?? '';
  });
}

/** The content of the search field while a word is typed letter by letter. */
function typed(at: number): string {
  const word = TYPED[(at * 11) % TYPED.length] ?? '';
  return word.slice(0, 1 + (Math.floor(at / TYPED.length) % word.length));
}
