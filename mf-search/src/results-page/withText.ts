import type { ProductsQueryVariables } from './ResultsPage.generated.ts';

/** Adds the search text to the variables of the products query. */
export function withText(search: string, variables: ProductsQueryVariables) {
  return { ...variables, filter: { ...variables.filter, searchText: search } };
}
