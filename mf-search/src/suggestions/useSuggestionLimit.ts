import { useSyncExternalStore } from 'react';

/** Minimum width of a tablet (CONST-03). */
const TABLET_PX = 768;
const PHONE_LIMIT = 5;
const DEFAULT_LIMIT = 10;

/** Maximum number of products, categories and brands in the dropdown at the current window width (SRCH-36, SRCH-37). */
export function suggestionLimit(): number {
  return window.innerWidth < TABLET_PX ? PHONE_LIMIT : DEFAULT_LIMIT;
}

export function useSuggestionLimit(): number {
  return useSyncExternalStore(onResize, suggestionLimit);
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
