import { hash } from 'node:crypto';
import { Bitset } from '../index/bitset.ts';
import { NumberColumn } from '../index/numberColumn.ts';
import { meaningsOf, misspelledMeanings, looseMeanings, type Meaning } from './meanings.ts';
import { withoutStopWords, type QueryTerm } from '../../catalog/words/queryTerm.ts';
import { FIELD_WEIGHTS, KIND_WEIGHTS } from './relevance.ts';
import type { Synonyms } from './synonyms.ts';
import { WordLists } from './wordLists.ts';

const NONE = -1;

/** The products that a search finds, with their text scores. */
export interface TextHits {
  products: Bitset;
  /** By product; only valid for hits. */
  scores: Uint16Array;
}

/**
 * The words of products in one language. A product whose words change gets a new document; the old one stays in the
 * append-only lists and is ignored.
 */
export class TextIndex {
  readonly #synonyms: Synonyms;
  readonly #words = new WordLists();
  /** By document; `NONE` for an outdated one. */
  readonly #products: number[] = [];
  readonly #documents = new NumberColumn(NONE);
  readonly #fingerprints = new NumberColumn(NONE);
  #outdated = 0;

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  put(product: number, words: string): void {
    const fingerprint = Number.parseInt(hash('sha1', words).slice(0, 12), 16);
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

  /** True once so many documents are outdated that rebuilding is cheaper. */
  get needsRebuild(): boolean {
    return this.#outdated > 1_000 && this.#outdated * 4 > this.#products.length;
  }

  /** Finds the products that match every word. */
  search(words: readonly QueryTerm[]): TextHits {
    const [first, ...others] = withoutStopWords(words).map((word) => this.#hitsOf(word));
    if (!first || others.length === 0) return first ?? { products: new Bitset(), scores: new Uint16Array(0) };
    const { products, scores } = first;
    for (const other of others) products.keep(other.products);
    for (const product of products.toArray()) {
      for (const other of others) scores[product] = (scores[product] ?? 0) + (other.scores[product] ?? 0);
    }
    return { products, scores };
  }

  #hitsOf(typed: QueryTerm): TextHits {
    const { vocabulary } = this.#words;
    const asTyped = this.#hitsOfAny(meaningsOf(typed, vocabulary, this.#synonyms));
    if (!asTyped.products.isEmpty) return asTyped;
    const loose = this.#hitsOfAny(looseMeanings(typed, vocabulary));
    if (!loose.products.isEmpty) return loose;
    return this.#hitsOfAny(misspelledMeanings(typed, vocabulary));
  }

  #hitsOfAny(meanings: readonly Meaning[]): TextHits {
    const products = this.#products;
    const found = Bitset.upTo(products.length);
    const scores = new Uint16Array(products.length);
    const looked = new Set<string>();
    for (const { word, kind, isWhole } of meanings) {
      // The best meaning of a word comes first.
      if (looked.has(word)) continue;
      looked.add(word);
      const weights = FIELD_WEIGHTS.map((weight) => weight * KIND_WEIGHTS[kind]);
      const hit = (document: number, field: number): void => {
        const product = products[document] ?? NONE;
        const score = weights[field] ?? 0;
        const best = scores[product] ?? 0;
        if (product === NONE || score <= best) return;
        if (best === 0) found.add(product);
        scores[product] = score;
      };
      this.#words.forEachInHeadings(word, hit);
      if (isWhole) this.#words.forEachInTexts(word, hit);
    }
    return { products: found, scores };
  }
}
