import type { CategorySummary } from '@hemvaror/runtime/shop/categories';
import type { FacetSuggestion } from './found.ts';

export interface CategorySuggestion extends FacetSuggestion {
  /** Null for a main category. */
  parentName: string | null;
}

/**
 * Adds the parents' names, so that `Knoppar` is not read as a neighbor of `Beslag`. Omits a category whose found products are
 * all in one of its subcategories.
 */
export function categorySuggestions(
  suggestions: readonly FacetSuggestion[],
  categories: readonly CategorySummary[],
): CategorySuggestion[] {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  const byPath = new Map(categories.map((category) => [category.canonicalUrl, category]));
  const parentOf = ({ path }: FacetSuggestion) => byId.get(byPath.get(path)?.parentCategoryId ?? 0);

  return suggestions.flatMap((suggestion) => {
    const { path, count } = suggestion;
    const isRepeated = suggestions.some((other) => other.count === count && parentOf(other)?.canonicalUrl === path);
    return isRepeated ? [] : { ...suggestion, parentName: parentOf(suggestion)?.name ?? null };
  });
}
