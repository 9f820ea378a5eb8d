import { foundFrom, facetSuggestionsIn, type Found } from './found.ts';
import type { ProductSuggestionsQuery, ProductSuggestionsQueryVariables } from './Suggestions.generated.ts';
import { suggestionLimit } from './useSuggestionLimit.ts';

/** Maximum that the API returns at once. */
const MAX_PRODUCTS = 200;

/** Sends the suggestions query. @throws ApiError */
export type QuerySuggestions = (
  variables: ProductSuggestionsQueryVariables,
  signal: AbortSignal,
) => Promise<ProductSuggestionsQuery>;

/**
 * Creates a function that fetches suggestions. Categories and brands with their counts come from the facets. If the facets
 * have no paths, this and all later requests include the products.
 *
 * @returns a function that resolves to the suggestions for a text. @throws ApiError
 */
export function createSuggestionFetcher(
  query: QuerySuggestions,
): (text: string, signal: AbortSignal) => Promise<Found> {
  let withFound = false;

  async function fetchSuggestions(text: string, signal: AbortSignal) {
    const filter = { searchText: text, sort: 'RELEVANCE' } as const;
    const response = await query(
      { filter, take: suggestionLimit(), ...(withFound && { withFound, takeFound: MAX_PRODUCTS }) },
      signal,
    );
    // Handle pending key presses before rendering the response. Not all browsers support scheduler.yield.
    if ('scheduler' in globalThis) await globalThis.scheduler.yield();
    return response;
  }

  return async (text, signal) => {
    const response = await fetchSuggestions(text, signal);
    if (withFound || (facetSuggestionsIn(response, 'Category') && facetSuggestionsIn(response, 'Brand')))
      return foundFrom(response);
    withFound = true;
    return foundFrom(await fetchSuggestions(text, signal));
  };
}
