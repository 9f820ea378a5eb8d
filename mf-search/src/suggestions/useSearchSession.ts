import { useState } from 'react';
import type { GraphQLOperations } from '@storefront/api/operations';
import { useOperations } from '@storefront/api/OperationsProvider';
import { foundFrom, type Found } from './found.ts';
import { rememberSearch } from './recentSearches.ts';
import { createSearchSession, type SearchSession } from './searchSession.ts';
import { ProductSuggestionsDocument } from './Suggestions.generated.ts';
import { suggestionLimit } from './useSuggestionLimit.ts';

/** As many as the API gives at once: categories and brands are counted over them. */
const MOST_FOUND = 200;

export function useSearchSession(): SearchSession {
  const operations = useOperations();
  const [session] = useState(() =>
    createSearchSession({ ask: (text, signal) => ask(operations, text, signal), remember: rememberSearch }),
  );
  return session;
}

async function ask(operations: GraphQLOperations, text: string, signal: AbortSignal): Promise<Found> {
  // Stock and prices move, so a text typed again is asked again: `refusable` remembers nothing.
  const { data, refusals } = await operations.refusable({
    document: ProductSuggestionsDocument,
    variables: {
      filter: { searchText: text, sort: 'RELEVANCE' },
      take: suggestionLimit(),
      takeFound: MOST_FOUND,
    },
    signal,
  });
  if (!data) throw new Error(refusals.map(({ message }) => message).join('; ') || 'The search was not answered.');
  return foundFrom(data);
}
