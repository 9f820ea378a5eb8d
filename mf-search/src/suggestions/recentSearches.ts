import { searchText } from '../searchText.ts';

/** SRCH-12 */
const KEY = 'recentSearches';
/** SRCH-34 */
const MAX_RECENT_SEARCHES = 5;

/** The shopper's last searches in this browser, latest first. What others or older pages left there is healed or ignored. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const texts = Array.isArray(stored)
      ? stored.flatMap((item) => (typeof item === 'string' ? searchText(item) : []))
      : [];
    return [...new Set(texts)].filter((text) => text !== '').slice(0, MAX_RECENT_SEARCHES);
  } catch {
    // Broken content, or a browser that keeps nothing: the shopper starts afresh rather than seeing an error.
    return [];
  }
}

/** Puts a search to the front (SRCH-32, SRCH-33) and saves the list (SRCH-35). */
export function addRecentSearch(text: string): void {
  const texts = [text, ...recentSearches().filter((other) => other !== text)].slice(0, MAX_RECENT_SEARCHES);
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // A full or forbidden storage costs the memory of this search, nothing else.
  }
}
