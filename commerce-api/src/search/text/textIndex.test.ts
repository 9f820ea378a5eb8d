import type { QueryTerm } from '../../catalog/words/queryTerm.ts';
import { searchDocument } from '../../catalog/words/searchDocument.ts';
import { Synonyms } from './synonyms.ts';
import { TextIndex } from './textIndex.ts';
import { tokenize } from '../../catalog/words/tokenize.ts';

const STOP_WORDS = ['och', 'i'];

/** A simplified Swedish stemmer for these tests. */
function word(text: string): QueryTerm {
  return { word: text, stems: STOP_WORDS.includes(text) ? [] : [text.replace(/(arna|ar|en|a)$/, '')] };
}

function product(name: string, { filing = '', texts = '' } = {}): string {
  const [first = '', ...others] = tokenize(name);
  const fields = { A: [first], B: others, C: tokenize(filing), D: tokenize(texts) };
  return searchDocument(fields, (one) => word(one).stems);
}

/** The hits, best first. */
function found(index: TextIndex, text: string): number[] {
  const { products, scores } = index.search(tokenize(text).map(word));
  return [...products.toArray()].toSorted((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right);
}

function indexOf(...documents: string[]): TextIndex {
  const synonyms = new Synonyms();
  synonyms.add(word('armatur'), word('lampa'));
  const index = new TextIndex(synonyms);
  for (const [at, document] of documents.entries()) index.put(at, document);
  return index;
}

test('the first word of a name scores higher than the other words, then filing data, then texts', () => {
  const index = indexOf(
    product('Rund', { texts: 'Passar till en vas.' }),
    product('Ring', { filing: 'Vas' }),
    product('Flod vas'),
    product('Vas Flod'),
  );

  expect(found(index, 'vas')).toEqual([3, 2, 1, 0]);
});

test('a whole word scores higher than its beginning, then a part of a compound, then a synonym', () => {
  const index = indexOf(product('Kona vägglampa'), product('Kona lampett'), product('Kona lampa'));

  expect(found(index, 'lampa')).toEqual([2, 0, 1]);
  expect(found(index, 'lamp')).toEqual([2, 1, 0]);
  expect(found(index, 'armatur')).toEqual([2, 0, 1]);
  expect(found(index, 'armaturen')).toEqual([2, 0, 1]);
});

test('an inflection matches the word', () => {
  const index = indexOf(product('Duo krok'), product('Duo krokar'), product('Duo klädkrok'));

  expect(found(index, 'krokarna')).toEqual([0, 1, 2]);
});

test('only whole words match in texts', () => {
  const index = indexOf(product('Kula', { texts: 'Glas och en flaska' }));

  expect(found(index, 'glas')).toEqual([0]);
  expect(found(index, 'gla')).toEqual([]);
  expect(found(index, 'laska')).toEqual([]);
});

test('three letters match the end of a word, and the inside of a word only without other matches', () => {
  const index = indexOf(product('Golvvas'), product('Vaslista'), product('Silvaskål'));

  expect(found(index, 'vas')).toEqual([1, 0]);
  expect(found(index, 'ilv')).toEqual([2]);
});

test.each([
  ['massing', [0]],
  ['mas', [0]],
  ['mässning', [0]],
  ['mässnig', [0]],
  ['hantag', [1]],
  ['handtga', [1]],
  ['hntg', []],
  ['hanndtagg', [1]],
])('%s, which is not in the index, finds %j', (text, expected) => {
  expect(found(indexOf(product('Sol mässing'), product('Linje handtag')), text)).toEqual(expected);
});

test('a word with an exact match is not treated as a misspelling', () => {
  const index = indexOf(product('Kula knopp'), product('Kulla knopp'));

  expect(found(index, 'kulla')).toEqual([1]);
});

test('every word has to match', () => {
  const index = indexOf(product('Linje handtag', { filing: 'Mässing' }), product('Båge handtag', { filing: 'Stål' }));

  expect(found(index, 'handtag mässing')).toEqual([0]);
  expect(found(index, 'handtag mässing stål')).toEqual([]);
});

test('stop words are ignored unless the search has no other words', () => {
  const index = indexOf(product('Handtag'), product('Kaffe och te'));

  expect(found(index, 'handtag i')).toEqual([0]);
  expect(found(index, 'och')).toEqual([1]);
  expect(found(index, 'i')).toEqual([]);
});

test('numbers match as a whole, and by their beginning from three digits on', () => {
  const index = indexOf(product('Linje', { filing: 'LV-1042' }), product('Båge', { filing: 'LV-10' }));

  expect(found(index, '10')).toEqual([1]);
  expect(found(index, '104')).toEqual([0]);
  expect(found(index, 'LV-1042')).toEqual([0]);
});

test('a renamed product is found by its new name only, a removed one not at all', () => {
  const index = indexOf(product('Linje handtag'), product('Båge handtag'));

  index.put(0, product('Linje krok'));
  index.remove(1);

  expect(found(index, 'handtag')).toEqual([]);
  expect(found(index, 'krok')).toEqual([0]);
  index.put(1, product('Båge handtag'));
  expect(found(index, 'handtag')).toEqual([1]);
});

test('an index needs a rebuild after many replacements', () => {
  const index = indexOf();
  for (let round = 0; round < 4; round += 1) {
    for (let at = 0; at < 600; at += 1) index.put(at, product(`Linje ${round}`));
    expect({ round, needsRebuild: index.needsRebuild }).toEqual({ round, needsRebuild: round > 1 });
  }
});

test('words consist of letters and digits, in normalized spelling', () => {
  expect(tokenize('LV-1042, 80×60 cm ½ m² Mässing!')).toEqual([
    'lv',
    '1042',
    '80',
    '60',
    'cm',
    '1',
    '2',
    'm2',
    'mässing',
  ]);
});
