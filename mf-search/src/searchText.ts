/** Longest text that is searched for, in characters: an address has to hold it. */
export const MAX_SEARCH_LENGTH = 500;

/** A shopper's text as it is searched for: without spaces around it, bounded, never half a character. */
export function searchText(typed: string): string {
  return Array.from(typed.trim().toWellFormed()).slice(0, MAX_SEARCH_LENGTH).join('').trim();
}
