/** A word that is looked for. */
export interface QueryTerm {
  word: string;
  /** As PostgreSQL's dictionary of the language gives them; none for a stop word. */
  stems: readonly string[];
}

/** Words that everything has (`och`, `the`) say nothing, unless nothing else was asked. */
export function withoutStopWords(words: readonly QueryTerm[]): readonly QueryTerm[] {
  const meaningful = words.filter(({ stems }) => stems.length > 0);
  return meaningful.length > 0 ? meaningful : words;
}
