import { withLocalePrefix, pathTo, splitPath } from './paths.ts';
import { isCheckoutRoute, isSearchRoute, ROUTE_NAMES, routePattern } from './routeTable.ts';

test('the checkout has a localized path in each Nordic language [ROUTE-06]', () => {
  const paths = (['sv', 'en', 'da', 'nb', 'fi'] as const).map((locale) => routePattern('checkout', locale));

  expect(paths).toEqual(['/kassan', '/checkout', '/kassen', '/kassen', '/kassa']);
});

test('start, index, favorites and account-orders have a path in every locale [ROUTE-37]', () => {
  const names = ['start', 'index', 'favorites', 'account-orders'] as const;

  expect(names.map((name) => pathTo(name, { locale: 'sv' }))).toEqual([
    '/start',
    '/',
    '/favoriter',
    '/mina-sidor/ordrar',
  ]);
  expect(names.map((name) => pathTo(name, { locale: 'en' }))).toEqual([
    '/en/start',
    '/en',
    '/en/favorites',
    '/en/my-account/orders',
  ]);
});

test('a route counts as checkout or search by its name [ROUTE-38]', () => {
  expect(ROUTE_NAMES.filter(isCheckoutRoute)).toEqual(['checkout', 'checkout-confirm', 'checkout-klarna-fail']);
  expect(ROUTE_NAMES.filter(isSearchRoute)).toEqual(['search', 'search-form']);
});

test('with the market in the path the front page is the locale prefix [ROUTE-15]', () => {
  expect(pathTo('index', { locale: 'sv', market: 'se' })).toBe('/se');
  expect(pathTo('index', { locale: 'en', market: 'eu' })).toBe('/eu/en');
});

test('parameters are encoded, and a splat keeps its slashes', () => {
  expect(pathTo('search', { locale: 'sv' }, { search: 'åäö/?#' })).toBe('/s/%C3%A5%C3%A4%C3%B6%2F%3F%23');
  expect(pathTo('brand', { locale: 'en' }, { '*': 'a/b c' })).toBe('/en/b/a/b%20c');
  expect(pathTo('content', { locale: 'sv' })).toBe('/content');
  expect(() => pathTo('product', { locale: 'sv' })).toThrow('alias');
});

test('only a whole segment is a locale or a market, and either may come first', () => {
  const split = (path: string) => splitPath(path, ['se', 'eu']);

  expect(split('/en/c/hooks')).toEqual({ market: undefined, locale: 'en', rest: '/c/hooks' });
  expect(split('/eu/en/c/hooks')).toEqual({ market: 'eu', locale: 'en', rest: '/c/hooks' });
  expect(split('/en/eu')).toEqual({ market: 'eu', locale: 'en', rest: '/' });
  expect(split('/english/se')).toEqual({ market: undefined, locale: undefined, rest: '/english/se' });
  expect(split('/c/se/en')).toEqual({ market: undefined, locale: undefined, rest: '/c/se/en' });
});

test('without market aliases no segment is read as a market [ROUTE-04]', () => {
  expect(splitPath('/se/kassan', [])).toEqual({ market: undefined, locale: undefined, rest: '/se/kassan' });
});

test('the rest of a split path never refers to another host', () => {
  expect(splitPath('/se//evil.example', ['se']).rest).toBe('/evil.example');
  expect(splitPath(String.raw`//\evil.example`, []).rest).toBe('/evil.example');
});

test('the locale prefix is market, then locale [ROUTE-02]', () => {
  expect(withLocalePrefix({ locale: 'sv' }, '/')).toBe('/');
  expect(withLocalePrefix({ locale: 'en' }, '/')).toBe('/en');
  expect(withLocalePrefix({ locale: 'en', market: 'eu' }, '/c/hooks')).toBe('/eu/en/c/hooks');
});
