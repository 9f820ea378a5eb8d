import { startTransition, useEffect, useState } from 'react';
import type { SearchSession, SearchState } from './searchSession.ts';

/**
 * The rendered state of the session. The loading state may be expensive to render, so it is a transition: the key press is
 * painted first, and a later state replaces it.
 */
export function useSearchState(session: SearchSession): SearchState {
  const [state, setState] = useState(session.getState);
  useEffect(
    () =>
      session.subscribe(() => {
        const next = session.getState();
        if (next.status === 'loading') startTransition(() => setState(next));
        else setState(next);
      }),
    [session],
  );
  return state;
}
