import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, then true: for elements that need the document, such as a portal. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
