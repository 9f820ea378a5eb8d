import { hash } from 'node:crypto';
import { Bitset } from '../index/bitset.ts';
import { NumberColumn } from '../index/numberColumn.ts';
import { meaningsOf, misspelledMeanings, unaccentedMeanings, type Meaning } from './meanings.ts';
import { meaningfulWords, type QueryWord } from './queryWord.ts';
import { FIELD_WEIGHTS, KIND_WEIGHTS } from './relevance.ts';
import type { Synonyms } from './synonyms.ts';
import { WordLists } from './wordLists.ts';

const NONE = -1;

/** The products that a search finds, and how well by their text alone. */
export interface TextHits {
  products: Bitset;
  score(product: number): number;
}

/**
 * Which products have which words, in one language. A product whose words change gets a new document; the old one stays
 * in the lists, which only grow, and counts for nothing.
 */
export class TextIndex {
  readonly #synonyms: Synonyms;
  readonly #words = new WordLists();
  /** By document; `NONE` once it is out of date. */
  readonly #products: number[] = [];
  readonly #documents = new NumberColumn(NONE);
  readonly #fingerprints = new NumberColumn(NONE);
  #outdated = 0;

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  put(product: number, words: string): void {
    const fingerprint = hash('sha1', words, 'buffer').readUIntBE(0, 6);
    if (this.#fingerprints.get(product) === fingerprint) return;
    this.remove(product);
    const document = this.#products.push(product) - 1;
    this.#documents.set(product, document);
    this.#fingerprints.set(product, fingerprint);
    this.#words.add(document, words);
  }

  remove(product: number): void {
    const document = this.#documents.get(product);
    if (document === NONE) return;
    this.#products[document] = NONE;
    this.#documents.set(product, NONE);
    this.#fingerprints.set(product, NONE);
    this.#outdated += 1;
  }

  /** So much of it is out of date that a new index is worth its making. */
  get isWornOut(): boolean {
    return this.#outdated > 1_000 && this.#outdated * 4 > this.#products.length;
  }

  /** The products in which every word is found. */
  search(words: readonly QueryWord[]): TextHits {
    const found = meaningfulWords(words).map((word) => this.#found(word));
    const [first, ...others] = found;
    const products = first?.products ?? new Bitset();
    for (const other of others) products.keep(other.products);
    return { products, score: (product) => found.reduce((sum, { scores }) => sum + (scores[product] ?? 0), 0) };
  }

  #found(typed: QueryWord): WordHits {
    const { vocabulary } = this.#words;
    const asTyped = this.#hits(meaningsOf(typed, vocabulary, this.#synonyms));
    if (!asTyped.products.isEmpty) return asTyped;
    const unaccented = this.#hits(unaccentedMeanings(typed, vocabulary));
    return unaccented.products.isEmpty ? this.#hits(misspelledMeanings(typed, vocabulary)) : unaccented;
  }

  #hits(meanings: readonly Meaning[]): WordHits {
    const scores = new Uint8Array(this.#products.length);
    const products = new Bitset();
    const looked = new Set<string>();
    for (const { word, kind, isWhole } of meanings) {
      // The best meaning of a word comes first.
      if (looked.has(word)) continue;
      looked.add(word);
      const hit = (document: number, field: number): void => {
        const product = this.#products[document] ?? NONE;
        const score = (FIELD_WEIGHTS[field] ?? 0) * KIND_WEIGHTS[kind];
        if (product === NONE || score <= (scores[product] ?? 0)) return;
        scores[product] = score;
        products.add(product);
      };
      this.#words.forEachInHeadings(word, hit);
      if (isWhole) this.#words.forEachInTexts(word, hit);
    }
    return { products, scores };
  }
}

interface WordHits {
  products: Bitset;
  scores: Uint8Array;
}
