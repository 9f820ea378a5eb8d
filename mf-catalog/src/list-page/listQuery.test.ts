import { foreignParams, isReachable, lastPage, listAddress, listQueryFrom } from './listQuery.ts';

function pageOf(text: string): number {
  return listQueryFrom(new URLSearchParams({ page: text }), 'LATEST').page;
}

test('the page of a list is read from the address', () => {
  expect(pageOf('3')).toBe(3);
  expect(pageOf('1000000000')).toBe(1_000_000_000);
});

test.each(['', '0', '-1', '1e9', '2.5', 'två', ' 3', '9'.repeat(400)])(
  '"%s" is no page and counts as the first',
  (text) => {
    expect(pageOf(text)).toBe(1);
  },
);

test('a page beyond what the API can skip to is out of reach', () => {
  expect(isReachable(301, 20)).toBe(true);
  expect(isReachable(302, 20)).toBe(false);
  expect(isReachable(1_000_000_000, 20)).toBe(false);
});

test('CATALOG-24 a list without a chosen or with an unknown sort uses the configured default', () => {
  expect(listQueryFrom(new URLSearchParams(), 'MOST_SOLD').sort).toBe('MOST_SOLD');
  expect(listQueryFrom(new URLSearchParams({ sort: 'CHEAPEST' }), 'LATEST').sort).toBe('LATEST');
  expect(listQueryFrom(new URLSearchParams({ sort: 'PRICE_DESC' }), 'LATEST').sort).toBe('PRICE_DESC');
});

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [73, 4],
  [100_000, 301],
])('a list of %i has %i pages of 20', (count, pages) => {
  expect(lastPage(count, 20)).toBe(pages);
});

test('addresses keep what others put there and leave out what is the default', () => {
  const list = { path: '/c/krokar', search: '?utm=x&page=2&sort=PRICE', defaultSort: 'LATEST' } as const;

  expect(listAddress(list, { page: 3 })).toBe('/c/krokar?utm=x&sort=PRICE&page=3');
  expect(listAddress(list, { page: 1 })).toBe('/c/krokar?utm=x&sort=PRICE');
  expect(listAddress(list, { sort: 'LATEST' })).toBe('/c/krokar?utm=x');
  expect(listAddress({ ...list, search: '' }, {})).toBe('/c/krokar');
  expect(foreignParams(list.search)).toEqual([['utm', 'x']]);
});
