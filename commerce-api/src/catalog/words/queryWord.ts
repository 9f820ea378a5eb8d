/** A word that is looked for. */
export interface QueryWord {
  word: string;
  /** As PostgreSQL's dictionary of the language gives them; none for a stop word. */
  stems: readonly string[];
}

/** Words that everything has (`och`, `the`) say nothing, unless nothing else was asked. */
export function meaningfulWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const meaningful = words.filter(({ stems }) => stems.length > 0);
  return meaningful.length > 0 ? meaningful : words;
}
