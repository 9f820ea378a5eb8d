import { Postings } from './postings.ts';
import { forEachWord, TEXTS } from '../../catalog/words/searchDocument.ts';
import { Vocabulary } from './vocabulary.ts';

/** The documents of each word. Texts are stored separately: they have most words, but few searches need them. */
export class WordLists {
  readonly vocabulary = new Vocabulary();
  readonly #postings = new Postings();
  readonly #headings = new Map<string, number>();
  readonly #texts = new Map<string, number>();

  /** @param synonymWords words that have synonyms: the vocabulary contains them without documents, too */
  constructor(synonymWords: Iterable<string>) {
    this.vocabulary.addSynonyms(synonymWords);
  }

  /** Whether a document contains the word, or a word with this beginning in its name or filing data. */
  knows(word: string): boolean {
    return this.#headings.has(word) || this.#texts.has(word) || this.vocabulary.beginningWith(word).length > 0;
  }

  /** @param document higher than all previous ones */
  add(document: number, words: string): void {
    forEachWord(words, (word, field) => this.#postings.add(this.#listOf(word, field), document, field));
  }

  forEachInHeadings(word: string, visit: (document: number, field: number) => void): void {
    const list = this.#headings.get(word);
    if (list !== undefined) this.#postings.forEach(list, visit);
  }

  forEachInTexts(word: string, visit: (document: number, field: number) => void): void {
    const list = this.#texts.get(word);
    if (list !== undefined) this.#postings.forEach(list, visit);
  }

  #listOf(word: string, field: number): number {
    const lists = field === TEXTS ? this.#texts : this.#headings;
    const known = lists.get(word);
    if (known !== undefined) return known;
    // Copy the word: a slice would keep its whole source text in memory.
    const own = Buffer.from(word).toString();
    if (lists === this.#headings) this.vocabulary.add(own);
    const list = this.#postings.addList();
    lists.set(own, list);
    return list;
  }
}
