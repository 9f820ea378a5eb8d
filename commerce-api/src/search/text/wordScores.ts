import { THINGS } from '../../catalog/words/searchDocument.ts';
import { Bitset } from '../index/bitset.ts';
import type { Visitor } from './postings.ts';
import type { WordHits } from './textHits.ts';

/** Instead of a product, for an outdated document. */
export const NONE = -1;

/** The hits of a word while its lists are visited: a product has the score of its best match. */
export class WordScores implements WordHits, Visitor {
  /** Of a match, by field. */
  weights: readonly number[] = [];
  isThing = false;
  readonly products: Bitset;
  readonly scores: Uint16Array;
  readonly #productOf: Int32Array;

  /** @param productOf product or `NONE`, by document  @param count of documents, of which there are at least as many as products */
  constructor(productOf: Int32Array, count: number) {
    this.#productOf = productOf;
    this.products = Bitset.upTo(count);
    this.scores = new Uint16Array(count);
  }

  visit(document: number, field: number): void {
    const product = this.#productOf[document] ?? NONE;
    const score = this.weights[field] ?? 0;
    const best = this.scores[product] ?? 0;
    if (product === NONE || score <= best) return;
    if (best === 0) this.products.add(product);
    this.scores[product] = score;
    this.isThing ||= field === THINGS;
  }
}
