import type { GraphQLOperations } from '@storefront/api/operations';
import { foundFrom, placesIn, type Found } from './found.ts';
import { ProductSuggestionsDocument } from './Suggestions.generated.ts';
import { suggestionLimit } from './useSuggestionLimit.ts';

/** As many as the API gives at once. */
const MOST_FOUND = 200;

/**
 * How the API is asked for suggestions. Categories and brands come with their numbers from the facets; an API whose facets
 * do not say where they lead is asked for the products as well, from its first such answer on.
 *
 * @returns what was found for a text. @throws ApiError
 */
export function suggestionsOf(operations: GraphQLOperations): (text: string, signal: AbortSignal) => Promise<Found> {
  let withFound = false;

  async function ask(text: string, signal: AbortSignal) {
    // Stock and prices move, so a text typed again is asked again: `refusable` remembers nothing.
    const { data, refusals } = await operations.refusable({
      document: ProductSuggestionsDocument,
      variables: {
        filter: { searchText: text, sort: 'RELEVANCE' },
        take: suggestionLimit(),
        ...(withFound && { withFound, takeFound: MOST_FOUND }),
      },
      signal,
    });
    if (!data) throw new Error(refusals.map(({ message }) => message).join('; ') || 'The search was not answered.');
    return data;
  }

  return async (text, signal) => {
    const answer = await ask(text, signal);
    if (withFound || (placesIn(answer, 'Category') && placesIn(answer, 'Brand'))) return foundFrom(answer);
    withFound = true;
    return foundFrom(await ask(text, signal));
  };
}
