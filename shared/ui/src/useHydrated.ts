import { useSyncExternalStore } from 'react';

/** False on the server and while the page hydrates, then true: for what needs the document, such as a portal. */
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
