import type { SortType } from '../../model/contract.generated.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { ProductColumns } from './productColumns.ts';

type Compare = (left: number, right: number) => number;

export interface SortView {
  language: LanguageCode;
  priceList: string;
}

/** The key of an ordering. Sorts with the same order have the same key. */
export function orderingKey(sort: SortType, { language, priceList }: SortView): string {
  switch (sort) {
    case 'PRICE':
    case 'PRICE_DESC':
      return `${sort} ${priceList}`;
    case 'ALPHABETICAL':
    case 'ALPHABETICAL_DESC':
      return `${sort} ${language}`;
    case 'CUSTOM_1':
    case 'CUSTOM_2':
    case 'CUSTOM_3':
    case 'CUSTOM_4':
    case 'CUSTOM_5':
      return 'NONE';
    case 'RELEVANCE':
      return 'MOST_SOLD';
    default:
      return sort;
  }
}

/** Every order ends with the product id, so that pages of a list never overlap. */
export function sortOrder(sort: SortType, columns: ProductColumns, { language, priceList }: SortView): Compare {
  const { id, firstAvailable, sold, rating, inStock, totalStock, sortKeys, brandSortKeys } = columns;
  const byId: Compare = (left, right) => id.get(left) - id.get(right);
  const up =
    (valueOf: (product: number) => number): Compare =>
    (left, right) =>
      valueOf(left) - valueOf(right) || byId(left, right);
  const down =
    (valueOf: (product: number) => number): Compare =>
    (left, right) =>
      valueOf(right) - valueOf(left) || byId(left, right);
  const price = (product: number) => columns.prices(priceList).get(product);
  switch (sort) {
    case 'PRICE':
      return up(price);
    case 'PRICE_DESC':
      return down(price);
    // A search sorts its hits by score; without search words, relevance is the number of sales.
    case 'RELEVANCE':
    case 'MOST_SOLD':
      return down((product) => sold.get(product));
    case 'LATEST':
      return (left, right) => firstAvailable.get(right) - firstAvailable.get(left) || byId(right, left);
    case 'ALPHABETICAL':
      return (left, right) => byText(sortKeys[language], left, right) || byId(left, right);
    case 'ALPHABETICAL_DESC':
      return (left, right) => byText(sortKeys[language], right, left) || byId(left, right);
    case 'BRAND':
      return (left, right) => byText(brandSortKeys, left, right) || byId(left, right);
    case 'VOTES':
      return down((product) => rating.get(product));
    case 'AVAILABLE_STOCK':
      return up((product) => inStock.get(product));
    case 'AVAILABLE_STOCK_DESC':
      return down((product) => inStock.get(product));
    case 'TOTAL_STOCK':
      return up((product) => totalStock.get(product));
    case 'TOTAL_STOCK_DESC':
      return down((product) => totalStock.get(product));
    // The shop has no custom orders; FACET_ORDER sorts by facet first and uses this order within a facet.
    case 'NONE':
    case 'FACET_ORDER':
    case 'CUSTOM_1':
    case 'CUSTOM_2':
    case 'CUSTOM_3':
    case 'CUSTOM_4':
    case 'CUSTOM_5':
      return byId;
    default:
      return sort satisfies never;
  }
}

/** Compares by code units, for which sort keys are made; independent of the locale. */
function byText(keys: readonly string[], left: number, right: number): number {
  const [one = '', other = ''] = [keys[left], keys[right]];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
