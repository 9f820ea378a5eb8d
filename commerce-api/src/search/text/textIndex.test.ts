import type { QueryTerm } from '../../catalog/words/queryTerm.ts';
import { nameFields, searchDocument } from '../../catalog/words/searchDocument.ts';
import { Synonyms } from './synonyms.ts';
import { TextIndex } from './textIndex.ts';
import { tokenize } from '../../catalog/words/tokenize.ts';

const STOP_WORDS = ['och', 'i'];

/** A simplified Swedish stemmer for these tests. */
function word(text: string): QueryTerm {
  return { word: text, stems: STOP_WORDS.includes(text) ? [] : [text.replace(/(arna|ar|or|en|a)$/, '')] };
}

function product(name: string, { filing = '', texts = '' } = {}): string {
  const fields = { ...nameFields(name), C: tokenize(filing), D: tokenize(texts) };
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

test('the thing in a name scores higher than the other words, then filing data', () => {
  const index = indexOf(product('Ring', { filing: 'Vas' }), product('Kanna, vas'), product('Flod vas, glas'));

  expect(found(index, 'vas')).toEqual([2, 1, 0]);
});

test('texts are searched only if no name and no filing data match', () => {
  const index = indexOf(product('Rund', { texts: 'Passar till en vas med lock.' }), product('Flod vas'));

  expect(found(index, 'vas')).toEqual([1]);
  expect(found(index, 'lock')).toEqual([0]);
});

test('a word in the texts completes a match of another word in the name, but two words in the texts do not match', () => {
  const index = indexOf(
    product('Linje handtag', { texts: 'Lackat och matt.' }),
    product('Dis pläd', { texts: 'Matt ull. Utan handtag.' }),
  );

  expect(found(index, 'matt handtag')).toEqual([0]);
});

test('matta does not find the finish matt', () => {
  const index = indexOf(product('Strand matta'), product('Linje handtag', { texts: 'Matt stål' }));

  expect(found(index, 'mattor')).toEqual([0]);
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

test.each([
  ['mässingsknopp', [0]],
  ['mässingsknoppar', [0]],
  ['massingsknopp', [0]],
  ['ekhylla', [2]],
  ['mässingsarmatur', [3]],
  ['taklampa', [3, 4]],
  ['kanlampa', [3, 4]],
  ['kanvas', []],
  ['takknopp', [0, 1]],
  ['mässingsek', []],
])('the compound %s, which no product contains, finds %j', (text, expected) => {
  const index = indexOf(
    product('Sol knopp, mässing'),
    product('Sol knopp, ek'),
    product('Plan hylla', { filing: 'Ek' }),
    product('Klot vägglampa, mässing'),
    product('Hatt bordslampa'),
    product('Flod vas'),
  );

  expect(found(index, text).toSorted((left, right) => left - right)).toEqual(expected);
});

test('a compound that ends with the word scores higher than one that begins with it', () => {
  const index = indexOf(product('Vinkel hyllkonsol'), product('Plan vägghylla'));

  expect(found(index, 'hylla')).toEqual([1, 0]);
});

test.each([
  ['128mm', [0]],
  ['128 mm', [0]],
  ['cc128', [0]],
  ['c/c 128', [0]],
  ['48x48', [2]],
  ['hylla 80 cm', [1]],
  ['hylla 80cm', [1]],
  ['480 mm', [2]],
  ['lv1042', [0]],
  ['e27', []],
])('the measure or number %s finds %j', (text, expected) => {
  const index = indexOf(
    product('Linje handtag', { filing: '96 mm 128 mm LV-1042', texts: '(c/c 128)' }),
    product('Plan hylla', { filing: '600 mm 800 mm TV-27' }),
    product('Vila kudde', { filing: '48 × 48 cm' }),
  );

  expect(found(index, text)).toEqual(expected);
});

test.each([
  ['brun matta', [1]],
  ['matta svart', [1]],
  ['svart soffa', []],
  ['brun soffa', []],
])('%s, which no product matches entirely, finds %j by its thing', (text, expected) => {
  const index = indexOf(product('Linje handtag', { filing: 'Svart' }), product('Strand matta', { filing: 'Natur' }));

  expect(found(index, text)).toEqual(expected);
});

test('the beginning and a misspelling of a word with synonyms find them, too', () => {
  const index = indexOf(product('Kona lampa'));

  expect(found(index, 'arma')).toEqual([0]);
  expect(found(index, 'armattur')).toEqual([0]);
});

test('a word with an exact match is not treated as a misspelling', () => {
  const index = indexOf(product('Kula knopp'), product('Kulla knopp'));

  expect(found(index, 'kulla')).toEqual([1]);
});

test('every word has to match', () => {
  const index = indexOf(product('Linje handtag', { filing: 'Mässing' }), product('Båge handtag', { filing: 'Stål' }));

  expect(found(index, 'handtag mässing')).toEqual([0]);
  expect(found(index, 'handtag stål')).toEqual([1]);
  expect(found(index, 'mässing stål')).toEqual([]);
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

test('a beginning finds the products that contain it after each change', () => {
  const index = indexOf(product('Kanna'), product('Vas'));
  expect(found(index, 'k')).toEqual([0]);

  index.put(1, product('Korg'));
  expect(found(index, 'k')).toEqual([0, 1]);
  index.remove(0);
  expect(found(index, 'k')).toEqual([1]);
  index.put(2, product('Knopp'));
  expect(found(index, 'k')).toEqual([1, 2]);
});
