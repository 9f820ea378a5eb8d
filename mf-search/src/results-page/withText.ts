import type { ProductsQueryVariables } from './ResultsPage.generated.ts';

/** A stretch of a list, or its facets, as they are asked for of what was found for a text. */
export function withText(search: string, variables: ProductsQueryVariables) {
  return { ...variables, filter: { ...variables.filter, searchText: search } };
}
