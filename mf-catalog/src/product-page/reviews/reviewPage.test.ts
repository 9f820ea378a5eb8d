import { lastReviewPage, reviewPageAddress, reviewPageFrom } from './reviewPage.ts';

test.each([
  ['', 1],
  ['?reviews=1', 1],
  ['?reviews=3', 3],
  ['?utm=x&reviews=12', 12],
  ['?reviews=0', 1],
  ['?reviews=-2', 1],
  ['?reviews=2.5', 1],
  ['?reviews=2e3', 1],
  ['?reviews=99999', 1],
  ['?reviews=två', 1],
])('the query %j requests page %i', (search, page) => {
  expect(reviewPageFrom(search)).toBe(page);
});

test.each([
  [0, 1],
  [5, 1],
  [6, 2],
  [18, 4],
])('%i reviews fill %i pages of five', (count, pages) => {
  expect(lastReviewPage(count)).toBe(pages);
});

test('the URL of a page has the page number, except page 1, and preserves other parameters', () => {
  const location = { pathname: '/p/krokar/krok-ek', search: '?utm=x&reviews=3' };

  expect(reviewPageAddress(location, 2)).toBe('/p/krokar/krok-ek?utm=x&reviews=2#reviews');
  expect(reviewPageAddress({ ...location, search: '?reviews=3' }, 1)).toBe('/p/krokar/krok-ek#reviews');
});
