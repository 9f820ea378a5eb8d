import { useSyncExternalStore } from 'react';

/** False on the server and while the page hydrates, then true: for what only works once the page can answer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToSubscribeTo,
    () => true,
    () => false,
  );
}

function nothingToSubscribeTo(): () => void {
  return () => undefined;
}
