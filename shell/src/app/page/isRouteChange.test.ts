import { isRouteChange } from './isRouteChange.ts';

const LIST = { pathname: '/c/hyllor', search: '?page=2', hash: '' };

test('loading starts when the path of the route changes [STATE-11]', () => {
  expect(isRouteChange(LIST, { pathname: '/c/krokar' })).toBe(true);
});

test.each([
  ['another query', { ...LIST, search: '?page=3' }],
  ['another hash', { ...LIST, hash: '#filter' }],
  ['no navigation at all', undefined],
])('%s does not start the loading indicator [STATE-11]', (_what, to) => {
  expect(isRouteChange(LIST, to)).toBe(false);
});
