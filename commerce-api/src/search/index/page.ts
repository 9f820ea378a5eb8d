import type { ListQuery } from '../listQuery.ts';
import type { TextHits } from '../text/textIndex.ts';
import type { Bitset } from './bitset.ts';
import { firstOf } from './firstOf.ts';
import type { ListedProducts } from './listedProducts.ts';

/** The products of one page, by their numbers. @param sorted gives all products in the order of the query's sort */
export function pageOf(
  query: ListQuery,
  products: Bitset,
  { all, hits, sorted }: { all: ListedProducts; hits: TextHits | undefined; sorted: () => Uint32Array },
): number[] {
  const { skip, take, ids, sort } = query;
  if (take === 0) return [];
  if (ids) {
    const given = new Set(ids.flatMap((id) => all.numberOf(id) ?? []));
    return [...given].filter((product) => products.has(product)).slice(skip, skip + take);
  }
  if (sort === 'RELEVANCE' && hits) return firstBy(byRelevance(products, all, hits), query, products);
  if (sort === 'FACET_ORDER') return firstBy(byFacets(query, all), query, products);
  return walked(sorted(), query, products);
}

function firstBy(compare: (left: number, right: number) => number, { skip, take }: ListQuery, products: Bitset) {
  return firstOf(products.toArray(), skip + take, compare).slice(skip);
}

function byRelevance(products: Bitset, { columns, count }: ListedProducts, { scores: texts }: TextHits) {
  const scores = new Float64Array(count);
  for (const product of products.toArray()) {
    scores[product] = (texts[product] ?? 0) + columns.standing.get(product);
  }
  return (left: number, right: number) =>
    (scores[right] ?? 0) - (scores[left] ?? 0) || columns.id.get(left) - columns.id.get(right);
}

/** A product stands where the first of its facets stands. */
function byFacets({ facetOrder }: ListQuery, all: ListedProducts) {
  const wanted = facetOrder.map((facet) => all.withOneOf(facet));
  const place = (product: number) => {
    const at = wanted.findIndex((products) => products.has(product));
    return at === -1 ? wanted.length : at;
  };
  return (left: number, right: number) =>
    place(left) - place(right) || all.columns.id.get(left) - all.columns.id.get(right);
}

function walked(sorted: Uint32Array, { skip, take }: ListQuery, products: Bitset): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const product of sorted) {
    if (!products.has(product)) continue;
    passed += 1;
    if (passed > skip) page.push(product);
    if (page.length === take) break;
  }
  return page;
}
