import type { ListQuery } from '../listQuery.ts';
import type { TextHits } from '../text/textHits.ts';
import type { Bitset } from './bitset.ts';
import { smallestN } from './smallestN.ts';
import type { ListedProducts } from './listedProducts.ts';
import type { Ordering } from './ordering.ts';

/** Products that are passed in the time in which one of a few hundred is sorted in. */
const STEPS_OF_SORTING = 100;

/** The products of one page, by number. @param ordering returns all products in the order of the query's sort */
export function selectPage(
  query: ListQuery,
  products: Bitset,
  { all, hits, ordering }: { all: ListedProducts; hits: TextHits | undefined; ordering: () => Ordering },
): number[] {
  const { skip, take, ids, sort } = query;
  if (take === 0) return [];
  if (ids) {
    const given = new Set(ids.flatMap((id) => all.numberOf(id) ?? []));
    return [...given].filter((product) => products.has(product)).slice(skip, skip + take);
  }
  if (sort === 'RELEVANCE' && hits) return lowestFirst(query, products, { all, valueOf: byRelevance(all, hits) });
  if (sort === 'FACET_ORDER') return lowestFirst(query, products, { all, valueOf: byFacets(query, all) });
  return takePage(query, products, { all, ordering: ordering() });
}

/** The best score is the lowest value. */
function byRelevance({ columns }: ListedProducts, { scores }: TextHits) {
  return (product: number) => -(scores[product] ?? 0) - columns.popularityScore.get(product);
}

/** A product has the rank of the first of its facets. */
function byFacets({ facetOrder }: ListQuery, all: ListedProducts) {
  const ranks = new Uint16Array(all.count).fill(facetOrder.length);
  for (const [at, facet] of [...facetOrder.entries()].toReversed()) {
    for (const product of all.withOneOf(facet).toArray()) ranks[product] = at;
  }
  return (product: number) => ranks[product] ?? facetOrder.length;
}

/** Sorts only these products, by a value that depends on the query. */
function lowestFirst(
  { skip, take }: ListQuery,
  products: Bitset,
  { all, valueOf }: { all: ListedProducts; valueOf: (product: number) => number },
): number[] {
  const { id } = all.columns;
  const tieBreak = (left: number, right: number) => id.get(left) - id.get(right);
  return smallestN(products.toArray(), skip + take, { valueOf, tieBreak }).slice(skip);
}

/** Sorts the products if they are few, and looks for them in the order of all products if they are many. */
function takePage(
  { skip, take }: ListQuery,
  products: Bitset,
  { all, ordering }: { all: ListedProducts; ordering: Ordering },
): number[] {
  const end = skip + take;
  const { size } = products;
  // In the order of all products, those of a page are among the first `end * all.count / size`.
  if (size * size * STEPS_OF_SORTING < end * all.count) {
    return Array.from(products.toArray().sort(ordering.compare).subarray(skip, end));
  }
  const page: number[] = [];
  let passed = 0;
  for (const product of ordering.sorted()) {
    if (!products.has(product)) continue;
    passed += 1;
    if (passed > skip) page.push(product);
    if (page.length === take) break;
  }
  return page;
}
