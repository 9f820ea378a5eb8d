import { testShop } from '@hemvaror/testing/testShop';
import { canonicalRedirect } from './canonicalRedirect.ts';

const shop = testShop();

function redirectOf(address: string, canonicalUrl: string | null): string | null {
  return canonicalRedirect(new URL(address, 'http://localhost:3000'), canonicalUrl, shop);
}

test('another address of a page leads to its own, the query kept', () => {
  expect(redirectOf('/c/krokar?page=2&utm=x', '/c/beslag/krokar')).toBe('/c/beslag/krokar?page=2&utm=x');
  expect(redirectOf('/p/krok', '/p/krokar/krok-ångström')).toBe('/p/krokar/krok-%C3%A5ngstr%C3%B6m');
});

test.each([
  ['/c/beslag/krokar', '/c/beslag/krokar'],
  ['/c/beslag/krokar/', '/c/beslag/krokar'],
  ['/p/l%C3%A5da', '/p/låda'],
  ['/p/l%c3%a5da', '/p/l%C3%A5da'],
  ['/p/50%', '/p/50%'],
])('%s is %s and leads nowhere else', (address, canonicalUrl) => {
  expect(redirectOf(address, canonicalUrl)).toBeNull();
});

test.each([null, '', 'https://example.com/c/krokar', '//example.com', '/en/c/hooks'])(
  'an own address of %j is not followed',
  (canonicalUrl) => {
    expect(redirectOf('/c/krokar', canonicalUrl)).toBeNull();
  },
);

test('with the market in the path it is kept, and one who is there stays', () => {
  const localePrefixes = { ...shop.localePrefixes, sv: { locale: 'sv', market: 'se' } } as const;
  const inPath = { ...shop, localePrefixes, marketAliases: ['se'] };
  const from = (path: string) => canonicalRedirect(new URL(path, 'http://localhost:3000'), '/c/beslag/krokar', inPath);

  expect(from('/se/c/krokar')).toBe('/se/c/beslag/krokar');
  expect(from('/se/c/beslag/krokar')).toBeNull();
});
