import { foundFrom, facetSuggestionsIn, type Found } from './found.ts';
import type { ProductSuggestionsQuery, ProductSuggestionsQueryVariables } from './Suggestions.generated.ts';
import { suggestionLimit } from './useSuggestionLimit.ts';

/** As many as the API gives at once. */
const MAX_PRODUCTS = 200;

/** Sends the suggestions query. @throws ApiError */
export type QuerySuggestions = (
  variables: ProductSuggestionsQueryVariables,
  signal: AbortSignal,
) => Promise<ProductSuggestionsQuery>;

/**
 * How the API is asked for suggestions. Categories and brands come with their numbers from the facets; an API whose facets
 * do not say where they lead is asked for the products as well, from its first such answer on.
 *
 * @returns what was found for a text. @throws ApiError
 */
export function createSuggestionFetcher(
  query: QuerySuggestions,
): (text: string, signal: AbortSignal) => Promise<Found> {
  let withFound = false;

  async function fetchSuggestions(text: string, signal: AbortSignal) {
    const filter = { searchText: text, sort: 'RELEVANCE' } as const;
    const answer = await query(
      { filter, take: suggestionLimit(), ...(withFound && { withFound, takeFound: MAX_PRODUCTS }) },
      signal,
    );
    // A key that was pressed while the answer was read comes before it is shown; not every browser can be asked.
    if ('scheduler' in globalThis) await globalThis.scheduler.yield();
    return answer;
  }

  return async (text, signal) => {
    const answer = await fetchSuggestions(text, signal);
    if (withFound || (facetSuggestionsIn(answer, 'Category') && facetSuggestionsIn(answer, 'Brand')))
      return foundFrom(answer);
    withFound = true;
    return foundFrom(await fetchSuggestions(text, signal));
  };
}
