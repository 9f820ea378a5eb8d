import { lastReviewPage, reviewPageAddress, reviewRequestFrom } from './reviewPage.ts';

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
  expect(reviewRequestFrom(search)).toEqual({ page, sort: 'NEWEST' });
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

  expect(reviewPageAddress(location, { page: 2, sort: 'NEWEST' })).toBe('/p/krokar/krok-ek?utm=x&reviews=2#reviews');
  expect(reviewPageAddress({ ...location, search: '?reviews=3' }, { page: 1, sort: 'NEWEST' })).toBe(
    '/p/krokar/krok-ek#reviews',
  );
});

test('the order of reviews is part of the URL, except the default', () => {
  const location = { pathname: '/p/krokar/krok-ek', search: '' };
  const address = reviewPageAddress(location, { page: 2, sort: 'LOWEST' });

  expect(address).toBe('/p/krokar/krok-ek?reviews=2&review-sort=lowest#reviews');
  expect(reviewRequestFrom('?reviews=2&review-sort=lowest')).toEqual({ page: 2, sort: 'LOWEST' });
  expect(reviewRequestFrom('?review-sort=longest')).toEqual({ page: 1, sort: 'NEWEST' });
  expect(reviewPageAddress({ ...location, search: '?review-sort=lowest' }, { page: 1, sort: 'NEWEST' })).toBe(
    '/p/krokar/krok-ek#reviews',
  );
});
