import { LRUCache } from 'lru-cache';
import { NumberColumn } from '../index/numberColumn.ts';
import { compoundsOf, thingsIn } from './compounds.ts';
import { looseMeanings, meaningsOf, misspelledMeanings, wholeMeaningsOf, type Meaning } from './meanings.ts';
import { numbersAndWords, withoutUnits } from './measures.ts';
import { withoutStopWords, type QueryTerm } from '../../catalog/words/queryTerm.ts';
import { weightsOf } from './relevance.ts';
import type { Synonyms } from './synonyms.ts';
import { hitsOfAll, hitsOfAny, type TextHits, type WordHits } from './textHits.ts';
import { WordLists, type Entries } from './wordLists.ts';
import { NONE, WordScores } from './wordScores.ts';

/** A hit list has two bytes for each product. */
const MAX_BEGINNINGS = 32;
const MAX_BEGINNING_LENGTH = 2;

/**
 * The words of products in one language. A product whose words change gets a new document; the old one stays in the
 * append-only lists and is ignored.
 */
export class TextIndex {
  readonly #synonyms: Synonyms;
  readonly #words: WordLists;
  /** By document; `NONE` for an outdated one. */
  #products = new Int32Array(64);
  #count = 0;
  readonly #documents = new NumberColumn(NONE);
  readonly #fingerprints = new NumberColumn(NONE);
  #outdated = 0;
  /** Hits of short beginnings, the most frequent searches, which visit most of the postings. Removed when a text changes. */
  readonly #ofBeginnings = new LRUCache<string, WordHits>({ max: MAX_BEGINNINGS });

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
    this.#words = new WordLists(synonyms.words());
  }

  put(product: number, words: string): void {
    const entries = this.#words.entriesOf(words);
    const fingerprint = fingerprintOf(entries);
    if (this.#fingerprints.get(product) === fingerprint) return;
    this.remove(product);
    this.#forgetBeginnings();
    const document = this.#append(product);
    this.#documents.set(product, document);
    this.#fingerprints.set(product, fingerprint);
    this.#words.add(document, entries);
  }

  remove(product: number): void {
    const document = this.#documents.get(product);
    if (document === NONE) return;
    this.#products[document] = NONE;
    this.#documents.set(product, NONE);
    this.#fingerprints.set(product, NONE);
    this.#outdated += 1;
    this.#forgetBeginnings();
  }

  /** True once so many documents are outdated that rebuilding is cheaper. */
  get needsRebuild(): boolean {
    return this.#outdated > 1_000 && this.#outdated * 4 > this.#count;
  }

  /**
   * Finds the products that match every word in their names and filing data. Without any, a word may also match in the
   * texts. Without any, the words that name a thing suffice: `brun matta` finds rugs, `röd soffa` finds nothing.
   */
  search(words: readonly QueryTerm[]): TextHits {
    const terms = withoutUnits(withoutStopWords(words).flatMap((term) => this.#splitNumbers(term)));
    const found = terms.map((term) => ({ term, headings: this.#hitsInHeadings(term) }));
    const headings = found.map((one) => one.headings);
    const best = hitsOfAll(headings);
    if (!best.products.isEmpty) return best;

    const everywhere = found.map((one) => hitsOfAny([one.headings, this.#hitsInTexts(one.term)]));
    const all = hitsOfAll(everywhere);
    // Texts alone are a weak match, but a single word has no better one.
    if (terms.length > 1) all.products.keep(hitsOfAny(headings).products);
    const things = headings.filter(({ isThing }) => isThing);
    if (!all.products.isEmpty || things.length === 0) return all;

    const ofAll = hitsOfAll(things);
    const { products } = ofAll.products.isEmpty ? hitsOfAny(things) : ofAll;
    return { products, scores: hitsOfAny(everywhere).scores };
  }

  #splitNumbers(term: QueryTerm): QueryTerm[] {
    const parts = numbersAndWords(term);
    return parts === null || this.#words.knows(term.word) ? [term] : parts;
  }

  /**
   * The hits of the word as typed. Without any: of a compound of known words. If texts do not contain it either: of similar
   * words, and last of the thing that it may be a kind of.
   */
  #hitsInHeadings(term: QueryTerm): WordHits {
    const words = { vocabulary: this.#words.vocabulary, synonyms: this.#synonyms };
    const asTyped = this.#hitsAsTyped(term);
    if (!asTyped.products.isEmpty) return asTyped;
    const ofCompound = this.#hitsOfCompound(term);
    if (ofCompound) return ofCompound;
    if (!this.#hitsInTexts(term).products.isEmpty) return asTyped;
    for (const meanings of [looseMeanings(term, words), misspelledMeanings(term, words)]) {
      const loose = this.#hitsOf(meanings);
      if (!loose.products.isEmpty) return { ...loose, isThing: false };
    }
    const things = thingsIn(term, words.vocabulary).map((thing) => this.#hitsOf(meaningsOf(thing, words)));
    return things.find(({ isThing }) => isThing) ?? asTyped;
  }

  #hitsAsTyped(term: QueryTerm): WordHits {
    const key = [term.word, ...term.stems, ...(term.equivalents ?? [])].join(' ');
    const known = this.#ofBeginnings.get(key);
    if (known) return known;
    const hits = this.#hitsOf(meaningsOf(term, { vocabulary: this.#words.vocabulary, synonyms: this.#synonyms }));
    if (term.word.length <= MAX_BEGINNING_LENGTH) this.#ofBeginnings.set(key, hits);
    return hits;
  }

  /** Each of a hundred thousand changes at the start calls it. */
  #forgetBeginnings(): void {
    if (this.#ofBeginnings.size > 0) this.#ofBeginnings.clear();
  }

  #hitsOfCompound(term: QueryTerm): WordHits | undefined {
    const words = { vocabulary: this.#words.vocabulary, synonyms: this.#synonyms };
    for (const { front, back } of compoundsOf(term, words.vocabulary)) {
      const things = this.#hitsOf(meaningsOf(back, words));
      const hits = hitsOfAll([things, this.#hitsOf(meaningsOf(front, words))]);
      if (!hits.products.isEmpty) return { ...hits, isThing: things.isThing };
    }
    return undefined;
  }

  #hitsInTexts(term: QueryTerm): WordHits {
    return this.#collect(wholeMeaningsOf(term, this.#synonyms), (word, scores) =>
      this.#words.forEachInTexts(word, scores),
    );
  }

  #hitsOf(meanings: readonly Meaning[]): WordHits {
    return this.#collect(meanings, (word, scores) => this.#words.forEachInHeadings(word, scores));
  }

  #append(product: number): number {
    const document = this.#count;
    if (document === this.#products.length) {
      const larger = new Int32Array(Math.ceil(document * 1.25));
      larger.set(this.#products);
      this.#products = larger;
    }
    this.#products[document] = product;
    this.#count += 1;
    return document;
  }

  #collect(meanings: readonly Meaning[], forEach: (word: string, scores: WordScores) => void): WordHits {
    const scores = new WordScores(this.#products, this.#count);
    const looked = new Set<string>();
    for (const { word, kind } of meanings) {
      // The best meaning of a word comes first.
      if (looked.has(word)) continue;
      looked.add(word);
      scores.weights = weightsOf(kind);
      forEach(word, scores);
    }
    return scores;
  }
}

/** Of 53 bits: two hashes of the entries. */
function fingerprintOf(entries: Entries): number {
  let [high, low] = [1, 1];
  for (const entry of entries) {
    high = Math.imul(high, 0x01000193) ^ entry;
    low = Math.imul(low ^ entry, 0x85ebca6b) ^ (low >>> 13);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}
