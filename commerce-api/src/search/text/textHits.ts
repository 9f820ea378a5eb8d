import { Bitset } from '../index/bitset.ts';

/** The products that a search finds, with their text scores. */
export interface TextHits {
  products: Bitset;
  /** By product; only valid for hits. */
  scores: Uint16Array;
}

/** The products that a word finds. */
export interface WordHits extends TextHits {
  /** Whether the word names what some of them are, not only what they are made of. */
  isThing: boolean;
}

/** The products that all words find. Scores are added. */
export function hitsOfAll(hits: readonly TextHits[]): TextHits {
  const [first, ...others] = hits;
  if (!first || others.length === 0) return first ?? { products: new Bitset(), scores: new Uint16Array(0) };
  const products = first.products.copy();
  for (const other of others) products.keep(other.products);
  const scores = new Uint16Array(first.scores.length);
  for (const product of products.toArray()) {
    for (const one of hits) scores[product] = (scores[product] ?? 0) + (one.scores[product] ?? 0);
  }
  return { products, scores };
}

/** The products that any of the words finds. Scores are added. */
export function hitsOfAny(hits: readonly TextHits[]): TextHits {
  const products = new Bitset();
  for (const one of hits) products.join(one.products);
  const scores = new Uint16Array(Math.max(0, ...hits.map((one) => one.scores.length)));
  for (const product of products.toArray()) {
    for (const one of hits) {
      if (one.products.has(product)) scores[product] = (scores[product] ?? 0) + (one.scores[product] ?? 0);
    }
  }
  return { products, scores };
}
