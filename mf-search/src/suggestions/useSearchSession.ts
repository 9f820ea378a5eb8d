import { useState } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { rememberSearch } from './recentSearches.ts';
import { createSearchSession, type SearchSession } from './searchSession.ts';
import { suggestionsOf } from './suggestionsOf.ts';

export function useSearchSession(): SearchSession {
  const operations = useOperations();
  const [session] = useState(() => createSearchSession({ ask: suggestionsOf(operations), remember: rememberSearch }));
  return session;
}
