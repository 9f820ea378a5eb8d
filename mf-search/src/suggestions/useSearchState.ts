import { startTransition, useEffect, useState } from 'react';
import type { SearchSession, SearchState } from './searchSession.ts';

/**
 * The session's state as it is shown. That something is searched for waits for a task of its own, as it may be much to
 * render: the key that asked for it is answered first. Whatever the session becomes next overtakes it.
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
