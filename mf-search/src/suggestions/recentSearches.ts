import { RECENT_SEARCHES_KEY } from '@hemvaror/domain/site/storageKeys';
import { searchText } from '../searchText.ts';

/** SRCH-34 */
const MAX_RECENT_SEARCHES = 5;

/** The last searches in this browser, latest first. Normalizes stored texts and ignores invalid values. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]');
    const texts = Array.isArray(stored)
      ? stored.flatMap((item) => (typeof item === 'string' ? searchText(item) : []))
      : [];
    return [...new Set(texts)].filter((text) => text !== '').slice(0, MAX_RECENT_SEARCHES);
  } catch {
    // Invalid JSON, or storage is blocked: start with an empty list.
    return [];
  }
}

/** Moves a search to the front (SRCH-32, SRCH-33) and saves the list (SRCH-35). */
export function addRecentSearch(text: string): void {
  const texts = [text, ...recentSearches().filter((other) => other !== text)].slice(0, MAX_RECENT_SEARCHES);
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(texts));
  } catch {
    // Storage is full or blocked: the search is not stored.
  }
}
