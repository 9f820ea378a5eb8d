import { compact } from '@hemvaror/domain/compact';
import { isShopPath } from '@hemvaror/domain/menu/isShopPath';
import type { FoundPage } from '../pages/findPages.ts';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';
import type { ProductSuggestionsQuery } from './Suggestions.generated.ts';

/** Suggestions for a search text. */
export interface Found {
  /** Number of all products found. */
  count: number;
  /** The best matches. */
  products: ProductOption_productFragment[];
  /** Sorted by number of found products, highest first (SRCH-38). */
  categories: FacetSuggestion[];
  brands: FacetSuggestion[];
  /** Content pages, best first. */
  pages: FoundPage[];
  /** The page with the contact details. */
  contact: FoundPage | null;
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

/** Maps the API response to suggestions. @throws Error if the response has no products field */
export function foundProducts(response: ProductSuggestionsQuery): Omit<Found, 'pages' | 'contact'> {
  const { products, found } = response;
  if (!products) throw new Error('The suggestions query returned no data.');
  const all = compact(found?.products);
  return {
    count: products.count,
    products: compact(products.products),
    categories:
      facetSuggestionsIn(response, 'Category') ??
      countFacetSuggestions(all.map(({ categories }) => compact(categories))),
    brands: facetSuggestionsIn(response, 'Brand') ?? countFacetSuggestions(all.map(({ brand }) => compact([brand]))),
  };
}

/**
 * The categories or brands of all results, from the facets.
 *
 * @returns null if the facets have no paths, so that they have to be counted from the products
 */
export function facetSuggestionsIn(
  { products }: ProductSuggestionsQuery,
  type: 'Category' | 'Brand',
): FacetSuggestion[] | null {
  const values = compact(products?.filters?.facets)
    .filter((group) => group.type === type)
    .flatMap((group) => compact(group.values))
    .filter(({ count, hidden }) => count > 0 && !hidden);
  const suggestions = values.flatMap(({ label, url, count }) =>
    label && url && isShopPath(url) ? { path: url, name: label, count } : [],
  );
  return suggestions.length === values.length ? sortByCount(suggestions) : null;
}

/** @param sourcesOfProducts categories or brands of each product, which counts once in each */
export function countFacetSuggestions(sourcesOfProducts: readonly (readonly FacetSource[])[]): FacetSuggestion[] {
  const counted = new Map<string, FacetSuggestion>();
  for (const sources of sourcesOfProducts) {
    for (const [path, name] of new Map(sources.map(({ canonicalUrl, name: label }) => [canonicalUrl, label]))) {
      if (!path || !name) continue;
      const suggestion = counted.get(path) ?? { path, name, count: 0 };
      suggestion.count += 1;
      counted.set(path, suggestion);
    }
  }
  return sortByCount([...counted.values()]);
}

function sortByCount(suggestions: FacetSuggestion[]): FacetSuggestion[] {
  return suggestions.toSorted((left, right) => right.count - left.count);
}
