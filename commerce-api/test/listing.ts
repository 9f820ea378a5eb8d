import type { ListedProduct } from '../src/search/index/listedProduct.ts';
import type { ListQuery } from '../src/search/listQuery.ts';

/** The list of every product in its first 200, by id. */
export const WHOLE_LIST: ListQuery = {
  language: 'sv',
  priceList: 'SEK',
  page: [],
  include: [],
  includeMode: 'all',
  exclude: [],
  selection: [],
  words: undefined,
  price: { lowest: undefined, highest: undefined },
  inPriceList: undefined,
  includeCollapsed: false,
  ids: undefined,
  sort: 'NONE',
  facetOrder: [],
  countsByGroup: false,
  skip: 0,
  take: 200,
};

/** A product in stock that costs 1 krona, without facets and words. */
export function aListedProduct(fields: Partial<ListedProduct> & Pick<ListedProduct, 'id'>): ListedProduct {
  return {
    facets: [],
    sellingPrices: new Map([['SEK', 100]]),
    firstAvailableOn: '2026-01-01',
    soldCount: 0,
    rating: null,
    stock: { inStock: 1, total: 1 },
    sortKeys: { sv: '', en: '' },
    brandSortKey: '',
    isCollapsed: false,
    documents: { sv: '', en: '' },
    ...fields,
  };
}
