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
  if (words.length === 0) return document;
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

/** The end of the word before its position 1 and label: `:1B ` or, with the default label D, `:1 `. */
const QUOTE = 39;
const LABEL_AFTER_QUOTE = 3;

/**
 * Reads a document by index, because a string for each word would cost more than all else at the start of a process.
 *
 * @param document a tsvector as PostgreSQL prints it: `'mässing':1B 'och':1`, without the default label D
 * @param visit receives where the word starts and ends, and its hash: see `hashOf`
 */
export function forEachWord(
  document: string,
  visit: (start: number, end: number, hash: number, field: number) => void,
): void {
  for (let start = 1; start < document.length;) {
    let hash = HASH_START;
    let end = start;
    for (
      let code = document.charCodeAt(end);
      code !== QUOTE && end < document.length;
      code = document.charCodeAt(end)
    ) {
      hash = Math.imul(hash ^ code, HASH_FACTOR);
      end += 1;
    }
    const label = document.charCodeAt(end + LABEL_AFTER_QUOTE) - 'A'.charCodeAt(0);
    const hasLabel = label >= 0;
    visit(start, end, hash, hasLabel ? label : TEXTS);
    // The next word follows a blank and a quote.
    start = end + LABEL_AFTER_QUOTE + (hasLabel ? 1 : 0) + 2;
  }
}

/** FNV-1a of the characters. */
const HASH_START = 0x811c9dc5 | 0;
const HASH_FACTOR = 0x01000193;

/** A number of 32 bits. */
export function hashOf(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), HASH_FACTOR);
  return hash;
}
