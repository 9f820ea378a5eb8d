import { isRouteChange } from './isRouteChange.ts';

const LIST = { pathname: '/c/hyllor', search: '?page=2', hash: '' };

test('STATE-11 loading starts when the path of the route changes', () => {
  expect(isRouteChange(LIST, { pathname: '/c/krokar' })).toBe(true);
});

test.each([
  ['another query', { ...LIST, search: '?page=3' }],
  ['another hash', { ...LIST, hash: '#filter' }],
  ['no navigation at all', undefined],
])('STATE-11 %s does not start the loading indicator', (_what, to) => {
  expect(isRouteChange(LIST, to)).toBe(false);
});
