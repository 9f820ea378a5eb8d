/** Maximum length of a search text, in characters: it is part of a URL. */
export const MAX_SEARCH_LENGTH = 500;

/** Normalizes a typed text: trimmed, limited in length, without lone surrogates. */
export function searchText(typed: string): string {
  return Array.from(typed.trim().toWellFormed()).slice(0, MAX_SEARCH_LENGTH).join('').trim();
}
