import { testShop } from '@hemvaror/testing/testShop';
import { canonicalRedirect } from './canonicalRedirect.ts';

const shop = testShop();

function redirectOf(path: string, canonicalUrl: string | null): string | null {
  return canonicalRedirect(new URL(path, 'http://localhost:3000'), canonicalUrl, shop);
}

test('another URL of a page redirects to the canonical one and preserves the query', () => {
  expect(redirectOf('/c/krokar?page=2&utm=x', '/c/beslag/krokar')).toBe('/c/beslag/krokar?page=2&utm=x');
  expect(redirectOf('/p/krok', '/p/krokar/krok-ångström')).toBe('/p/krokar/krok-%C3%A5ngstr%C3%B6m');
});

test.each([
  ['/c/beslag/krokar', '/c/beslag/krokar'],
  ['/c/beslag/krokar/', '/c/beslag/krokar'],
  ['/p/l%C3%A5da', '/p/låda'],
  ['/p/l%c3%a5da', '/p/l%C3%A5da'],
  ['/p/50%', '/p/50%'],
])('%s equals the canonical URL %s and does not redirect', (path, canonicalUrl) => {
  expect(redirectOf(path, canonicalUrl)).toBeNull();
});

test.each([null, '', 'https://example.com/c/krokar', '//example.com', '/en/c/hooks'])(
  'the canonical URL %j does not redirect',
  (canonicalUrl) => {
    expect(redirectOf('/c/krokar', canonicalUrl)).toBeNull();
  },
);

test('the redirect preserves the market prefix, and the canonical URL with a market prefix does not redirect', () => {
  const localePrefixes = { ...shop.localePrefixes, sv: { locale: 'sv', market: 'se' } } as const;
  const shopWithMarkets = { ...shop, localePrefixes, marketAliases: ['se'] };
  const from = (path: string) =>
    canonicalRedirect(new URL(path, 'http://localhost:3000'), '/c/beslag/krokar', shopWithMarkets);

  expect(from('/se/c/krokar')).toBe('/se/c/beslag/krokar');
  expect(from('/se/c/beslag/krokar')).toBeNull();
});
