import { hash } from 'node:crypto';
import { Bitset } from '../index/bitset.ts';
import { NumberColumn } from '../index/numberColumn.ts';
import { compoundsOf, thingsIn } from './compounds.ts';
import { looseMeanings, meaningsOf, misspelledMeanings, wholeMeaningsOf, type Meaning } from './meanings.ts';
import { numbersAndWords, withoutUnits } from './measures.ts';
import { withoutStopWords, type QueryTerm } from '../../catalog/words/queryTerm.ts';
import { THINGS } from '../../catalog/words/searchDocument.ts';
import { FIELD_WEIGHTS, KIND_WEIGHTS } from './relevance.ts';
import type { Synonyms } from './synonyms.ts';
import { hitsOfAll, hitsOfAny, type TextHits, type WordHits } from './textHits.ts';
import { WordLists } from './wordLists.ts';

const NONE = -1;

/**
 * The words of products in one language. A product whose words change gets a new document; the old one stays in the
 * append-only lists and is ignored.
 */
export class TextIndex {
  readonly #synonyms: Synonyms;
  readonly #words: WordLists;
  /** By document; `NONE` for an outdated one. */
  readonly #products: number[] = [];
  readonly #documents = new NumberColumn(NONE);
  readonly #fingerprints = new NumberColumn(NONE);
  #outdated = 0;

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
    this.#words = new WordLists(synonyms.words());
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
    const asTyped = this.#hitsOf(meaningsOf(term, words));
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
    return this.#collect(wholeMeaningsOf(term, this.#synonyms), (word, visit) =>
      this.#words.forEachInTexts(word, visit),
    );
  }

  #hitsOf(meanings: readonly Meaning[]): WordHits {
    return this.#collect(meanings, (word, visit) => this.#words.forEachInHeadings(word, visit));
  }

  #collect(
    meanings: readonly Meaning[],
    forEach: (word: string, visit: (document: number, field: number) => void) => void,
  ): WordHits {
    const products = this.#products;
    const found = Bitset.upTo(products.length);
    const scores = new Uint16Array(products.length);
    const looked = new Set<string>();
    let isThing = false;
    for (const { word, kind } of meanings) {
      // The best meaning of a word comes first.
      if (looked.has(word)) continue;
      looked.add(word);
      const weights = FIELD_WEIGHTS.map((weight) => weight * KIND_WEIGHTS[kind]);
      forEach(word, (document, field) => {
        const product = products[document] ?? NONE;
        const score = weights[field] ?? 0;
        const best = scores[product] ?? 0;
        if (product === NONE || score <= best) return;
        if (best === 0) found.add(product);
        scores[product] = score;
        isThing ||= field === THINGS;
      });
    }
    return { products: found, scores, isThing };
  }
}
