import type { ListQuery } from '../listQuery.ts';
import { Bitset } from './bitset.ts';
import type { ListedProducts } from './listedProducts.ts';

/** The products of a list. */
export interface Selection {
  products: Bitset;
  /** The groups with a selection by the shopper. */
  selected: ReadonlySet<string>;
  /** The products without the shopper's selection in this group. */
  without(group: string): Bitset;
}

/** @param found the hits of a search; undefined for a list without a search */
export function selectionOf(query: ListQuery, all: ListedProducts, found: Bitset | undefined): Selection {
  if (query.ids) {
    const products = all.withIds(query.ids);
    return { products, selected: new Set(), without: () => products };
  }
  const base = baseOf(query, all, found);
  const selected = query.selection.map((group) => ({ group: group.group, having: all.withOneOf(group) }));
  const allExcept = (left?: string): Bitset => {
    const products = base.copy();
    for (const { group, having } of selected) if (group !== left) products.keep(having);
    return products;
  };
  return { products: allExcept(), selected: new Set(selected.map(({ group }) => group)), without: allExcept };
}

/** The products before the shopper's selection. */
function baseOf(query: ListQuery, all: ListedProducts, found: Bitset | undefined): Bitset {
  const products = all.inPriceList(query.priceList);
  if (!query.includeCollapsed) products.drop(all.collapsed);
  if (query.inPriceList !== undefined) products.keep(all.inPriceList(query.inPriceList));
  for (const group of query.page) products.keep(all.withOneOf(group));
  if (query.include.length > 0) products.keep(included(query, all));
  for (const group of query.exclude) products.drop(all.withOneOf(group));
  if (found) products.keep(found);
  return pricedWithin(products, query, all);
}

function included({ include, includeMode }: ListQuery, all: ListedProducts): Bitset {
  const groups = include.map((group) => all.withOneOf(group));
  return groups.reduce((products, group) => (includeMode === 'all' ? products.keep(group) : products.join(group)));
}

function pricedWithin(products: Bitset, { price, priceList }: ListQuery, all: ListedProducts): Bitset {
  const { lowest = 0, highest = Infinity } = price;
  if (lowest <= 0 && highest === Infinity) return products;
  const prices = all.columns.prices(priceList);
  const within = products.toArray().filter((product) => {
    const selling = prices.get(product);
    return selling >= lowest && selling <= highest;
  });
  return Bitset.of(within);
}
