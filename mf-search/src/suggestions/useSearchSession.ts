import { useEffect, useState } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { rememberSearch } from './recentSearches.ts';
import { ProductSuggestionsDocument } from './Suggestions.generated.ts';
import { createSearchSession, type SearchSession } from './searchSession.ts';
import { suggestionsOf } from './suggestionsOf.ts';

export function useSearchSession(): SearchSession {
  const operations = useOperations();
  const [session] = useState(() => createSearchSession({ ask: suggestionsOf(operations), remember: rememberSearch }));
  // Whoever opens the search is about to ask.
  useEffect(() => operations.prefetch(ProductSuggestionsDocument), [operations]);
  return session;
}
