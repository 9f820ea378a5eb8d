import { forEachWord, TEXTS } from '../../catalog/words/searchDocument.ts';
import { Postings, type Visitor } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordTable } from './wordTable.ts';

/** The words of a document with their fields in the two lowest bits. */
export type Entries = Int32Array;

/** The numbers of words are those of their lists. */
interface Lists {
  table: WordTable;
  postings: Postings;
}

/** The documents of each word. Texts are stored separately: they have most words, but few searches need them. */
export class WordLists {
  readonly vocabulary = new Vocabulary();
  readonly #headings: Lists = { table: new WordTable(), postings: new Postings() };
  readonly #texts: Lists = { table: new WordTable(), postings: new Postings() };

  /** Of one document, in memory that is used for all: a catalog has millions of entries. */
  #entries = new Int32Array(1024);

  /** @param synonymWords words that have synonyms: the vocabulary contains them without documents, too */
  constructor(synonymWords: Iterable<string>) {
    this.vocabulary.addSynonyms(synonymWords);
  }

  /** Whether a document contains the word, or a word with this beginning in its name or filing data. */
  knows(word: string): boolean {
    return (
      this.#headings.table.find(word) !== undefined ||
      this.#texts.table.find(word) !== undefined ||
      this.vocabulary.beginningWith(word).length > 0
    );
  }

  /** Numbers the words. Equal documents have the same numbers. The result is valid until the next call. */
  entriesOf(words: string): Entries {
    let count = 0;
    forEachWord(words, (start, end, hash, field) => {
      const { table } = field === TEXTS ? this.#texts : this.#headings;
      const known = table.count;
      const number = table.numberOf(words, start, end, hash);
      if (number === known && field !== TEXTS) this.vocabulary.add(table.word(number));
      if (count === this.#entries.length) this.#growEntries();
      this.#entries[count] = (number << 2) | field;
      count += 1;
    });
    return this.#entries.subarray(0, count);
  }

  /** @param document higher than all previous ones */
  add(document: number, entries: Entries): void {
    for (const entry of entries) {
      const field = entry & 3;
      const { postings } = field === TEXTS ? this.#texts : this.#headings;
      postings.add(entry >>> 2, document, field);
    }
  }

  #growEntries(): void {
    const larger = new Int32Array(this.#entries.length * 2);
    larger.set(this.#entries);
    this.#entries = larger;
  }

  forEachInHeadings(word: string, visitor: Visitor): void {
    forEachIn(this.#headings, word, visitor);
  }

  forEachInTexts(word: string, visitor: Visitor): void {
    forEachIn(this.#texts, word, visitor);
  }
}

function forEachIn({ table, postings }: Lists, word: string, visitor: Visitor): void {
  const list = table.find(word);
  if (list !== undefined) postings.forEach(list, visitor);
}
