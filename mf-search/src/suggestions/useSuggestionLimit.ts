import { useSyncExternalStore } from 'react';

/** Where tablets begin (CONST-03). */
const TABLET_PX = 768;
const ON_PHONE = 5;
const OTHERWISE = 10;

/** How many products, categories and brands the dropdown shows at most in the present window (SRCH-36, SRCH-37). */
export function suggestionLimit(): number {
  return window.innerWidth < TABLET_PX ? ON_PHONE : OTHERWISE;
}

export function useSuggestionLimit(): number {
  return useSyncExternalStore(onResize, suggestionLimit);
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
