import { resultsQuery, resultsVariables } from './resultsQuery.ts';

test('CATALOG-25 without a chosen sort the results come by relevance', () => {
  const query = resultsQuery('krok', 'https://shop.test/s/krok');

  expect(resultsVariables(query, 20)).toEqual({ filter: { searchText: 'krok', sort: 'RELEVANCE' }, take: 20, skip: 0 });
});

test('the third page skips the two before it', () => {
  const query = resultsQuery('krok', 'https://shop.test/s/krok?page=3');

  expect(resultsVariables(query, 20)).toMatchObject({ take: 20, skip: 40 });
});

test.each([
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=två', 1],
  ['?page=', 1],
  ['?page=1e9', 500],
])('%s is page %i', (query, page) => {
  expect(resultsQuery('krok', `https://shop.test/s/krok${query}`).page).toBe(page);
});

test('a text of 500 characters is kept whole, a longer one is cut between characters', () => {
  expect(resultsQuery('ä'.repeat(500), 'https://shop.test/s/x').search).toHaveLength(500);
  expect(Array.from(resultsQuery('🪝'.repeat(600), 'https://shop.test/s/x').search)).toHaveLength(500);
});
