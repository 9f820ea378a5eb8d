import { compact } from '@hemvaror/domain/compact';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';
import type { ProductSuggestionsQuery } from './Suggestions.generated.ts';

/** What was found for a text, ready to be shown. */
export interface Found {
  /** Of all products found. */
  count: number;
  /** The best of them. */
  products: ProductOption_productFragment[];
  /** The one with most found products first (SRCH-38). */
  categories: FacetSuggestion[];
  brands: FacetSuggestion[];
}

/** A category or a brand with the number of found products in it. */
export interface FacetSuggestion {
  path: string;
  name: string;
  count: number;
}

interface FacetSource {
  name: string | null;
  canonicalUrl: string | null;
}

/** @throws Error when the API's answer holds no products at all */
export function foundFrom(answer: ProductSuggestionsQuery): Found {
  const { products, found } = answer;
  if (!products) throw new Error('The search came back empty-handed.');
  const all = compact(found?.products);
  return {
    count: products.count,
    products: compact(products.products),
    categories:
      facetSuggestionsIn(answer, 'Category') ?? countFacetSuggestions(all.map(({ categories }) => compact(categories))),
    brands: facetSuggestionsIn(answer, 'Brand') ?? countFacetSuggestions(all.map(({ brand }) => compact([brand]))),
  };
}

/**
 * The categories or brands of everything that was found.
 *
 * @returns null where the API does not say where they are: then they have to be looked for among the products
 */
export function facetSuggestionsIn(
  { products }: ProductSuggestionsQuery,
  type: 'Category' | 'Brand',
): FacetSuggestion[] | null {
  const values = compact(products?.filters?.facets)
    .filter((group) => group.type === type)
    .flatMap((group) => compact(group.values))
    .filter(({ count, hidden }) => count > 0 && !hidden);
  const places = values.flatMap(({ label, url, count }) =>
    label && url?.startsWith('/') ? { path: url, name: label, count } : [],
  );
  return places.length === values.length ? byCount(places) : null;
}

/** @param placesOfProducts of each product its places: a product counts once in each */
export function countFacetSuggestions(placesOfProducts: readonly (readonly FacetSource[])[]): FacetSuggestion[] {
  const counted = new Map<string, FacetSuggestion>();
  for (const places of placesOfProducts) {
    for (const [path, name] of new Map(places.map(({ canonicalUrl, name: its }) => [canonicalUrl, its]))) {
      if (!path || !name) continue;
      const place = counted.get(path) ?? { path, name, count: 0 };
      place.count += 1;
      counted.set(path, place);
    }
  }
  return byCount([...counted.values()]);
}

function byCount(places: FacetSuggestion[]): FacetSuggestion[] {
  return places.toSorted((left, right) => right.count - left.count);
}
