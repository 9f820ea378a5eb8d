/** A word of a search query. */
export interface QueryTerm {
  word: string;
  /** Stems from PostgreSQL's dictionary of the language; empty for a stop word. */
  stems: readonly string[];
  /** The same measure in other units: `800` for `80` with the unit cm. */
  equivalents?: readonly string[];
}

/** Removes stop words (`och`, `the`), unless the query consists of stop words only. */
export function withoutStopWords(words: readonly QueryTerm[]): readonly QueryTerm[] {
  const meaningful = words.filter(({ stems }) => stems.length > 0);
  return meaningful.length > 0 ? meaningful : words;
}
