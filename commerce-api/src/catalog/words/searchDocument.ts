import { tokenize } from './tokenize.ts';

/**
 * The search document of a product in one language: words, each with the best field that contains it. It is stored as a
 * tsvector, whose four weight labels are the fields. Stop words of the texts are omitted.
 */
const FIELDS = ['A', 'B', 'C', 'D'] as const;

/** A: the thing in the name. B: the other words of the name. C: filing data such as brand. D: the texts. */
export type Field = (typeof FIELDS)[number];

export const THINGS = FIELDS.indexOf('A');
export const TEXTS = FIELDS.indexOf('D');

/**
 * Splits a name into its thing and the other words. The thing is the last word before the first comma, bracket or dash:
 * `handtag` in `Linje handtag, mässing`, `lamp` in `Klot wall lamp (black)`.
 */
export function nameFields(name: string): Pick<Record<Field, string[]>, 'A' | 'B'> {
  const [noun = '', ...rest] = name.split(/[,;:([]|\s[–-]\s/);
  const words = tokenize(noun);
  return { A: words.slice(-1), B: [...words.slice(0, -1), ...tokenize(rest.join(' '))] };
}

/** Adds filing data to a stored document. */
export function withFiling(document: string, words: readonly string[]): string {
  const added = [...new Set(words)].map((word) => `'${word}':1C`);
  return [document, ...added].filter((part) => part !== '').join(' ');
}

/** The text form of a tsvector. Words contain letters and digits only, so they need no escaping. */
export function searchDocument(fields: Record<Field, string[]>, stemsOf: (word: string) => readonly string[]): string {
  const best = new Map<string, Field>();
  for (const field of FIELDS) {
    for (const word of fields[field]) {
      // Texts are searched by stem only, which halves the memory of the index.
      const entries = field === 'D' ? stemsOf(word) : [word, ...stemsOf(word)];
      for (const entry of entries) if (!best.has(entry)) best.set(entry, field);
    }
  }
  return [...best].map(([word, field]) => `'${word}':1${field}`).join(' ');
}

/** @param document a tsvector as PostgreSQL prints it: `'mässing':1B 'och':1`, without the default label D */
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
