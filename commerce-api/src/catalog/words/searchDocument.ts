/**
 * What of a product can be found in one language: words, each with the best field it stands in. Kept in the database as a
 * tsvector, whose four labels are our fields; a stop word of a long text is left out, as nobody looks for it.
 */
const FIELDS = ['A', 'B', 'C', 'D'] as const;

/** A: the first word of the name. B: the rest of it. C: what it is filed under. D: the texts. */
export type Field = (typeof FIELDS)[number];

export const TEXTS = FIELDS.indexOf('D');

/** The text form of a tsvector. Words hold letters and digits only, so nothing needs escaping. */
export function searchDocument(fields: Record<Field, string[]>, stemsOf: (word: string) => readonly string[]): string {
  const best = new Map<string, Field>();
  for (const field of FIELDS) {
    for (const word of fields[field]) {
      // In the texts a word is looked for by its stem only: that halves what has to be kept in memory.
      const found = field === 'D' ? stemsOf(word) : [word, ...stemsOf(word)];
      for (const one of found) if (!best.has(one)) best.set(one, field);
    }
  }
  return [...best].map(([word, field]) => `'${word}':1${field}`).join(' ');
}

/** @param document as PostgreSQL gives a tsvector back: `'mässing':1B 'och':1` with D unsaid */
export function forEachWord(document: string, visit: (word: string, field: number) => void): void {
  for (let start = 1; start < document.length;) {
    const end = document.indexOf("'", start);
    const space = document.indexOf(' ', end);
    const next = space === -1 ? document.length : space;
    const label = document.charCodeAt(next - 1) - 'A'.charCodeAt(0);
    visit(document.slice(start, end), label >= 0 ? label : TEXTS);
    start = next + 2;
  }
}
