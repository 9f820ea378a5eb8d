import { testShop } from '@hemvaror/testing/testShop';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { movedAddress } from './movedAddress.ts';

async function moved(path: string, moves: Record<string, string>, shop: Shop = testShop()) {
  const asked: string[] = [];
  const address = await movedAddress(new URL(path, shop.origins[shop.locale]), shop, async (url) => {
    asked.push(url);
    return moves[url];
  });
  return { address, asked };
}

test('an old address leads to its new one, with the query', async () => {
  expect((await moved('/c/knoppar/?page=2&utm=a', { '/c/knoppar': '/c/beslag/knoppar' })).address).toBe(
    '/c/beslag/knoppar?page=2&utm=a',
  );
  expect((await moved('/c/krokar', {})).address).toBeNull();
});

test('a page that moved more than once is redirected to its last address, in one step', async () => {
  expect((await moved('/a', { '/a': '/b', '/b': '/c', '/c': '/d' })).address).toBe('/d');
});

test.each<[what: string, moves: Record<string, string>]>([
  ['to itself', { '/a': '/a' }],
  ['to itself with another ending', { '/a': '/a/?b=1' }],
  ['in a circle', { '/a': '/b', '/b': '/c', '/c': '/a' }],
  ['into a circle', { '/a': '/b', '/b': '/c', '/c': '/b' }],
  ['to another host', { '/a': 'https://evil.example/a' }],
  ['to another host without a scheme', { '/a': '//evil.example/a' }],
  ['to another host with a backslash', { '/a': '/\\evil.example/a' }],
  ['to another host with a tab', { '/a': '/\t/evil.example/a' }],
  ['to a script', { '/a': 'javascript:alert(1)' }],
  ['nowhere', { '/a': '' }],
])('a move %s is refused', async (_what, moves) => {
  expect((await moved('/a', moves)).address).toBeNull();
});

test('a chain of more than five moves is refused, after a limited number of queries', async () => {
  const chain = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/${at}`, `/${at + 1}`]));

  const { address, asked } = await moved('/0', chain);

  expect(address).toBeNull();
  expect(asked.length).toBeLessThanOrEqual(6);
});

test('letters are looked up as the API stores them, and encoded in the address', async () => {
  const moves = { '/c/lådor': '/c/små lådor' };

  expect(await moved('/c/l%C3%A5dor', moves)).toEqual({
    address: '/c/sm%C3%A5%20l%C3%A5dor',
    asked: ['/c/lådor', '/c/små lådor'],
  });
  expect((await moved('/c/50%', {})).asked).toEqual(['/c/50%']);
});

test('a page that moved to the other language is on its domain', async () => {
  expect((await moved('/a', { '/a': '/en/b' })).address).toBe('http://en.localhost:3000/en/b');
  expect((await moved('/en/a', { '/en/a': '/en/b' }, testShop('en'))).address).toBe('/en/b');
  expect((await moved('/en/a', { '/en/a': '/b' }, testShop('en'))).address).toBe('http://localhost:3000/b');
});

test('the market is not part of the address in the API, but of the new address', async () => {
  const shop: Shop = {
    ...testShop(),
    localePrefixes: { sv: { locale: 'sv', market: 'fi' }, en: { locale: 'en', market: 'eu' } },
    marketAliases: ['se', 'fi', 'eu'],
  };

  expect((await moved('/fi/a', { '/a': '/b' }, shop)).address).toBe('/fi/b');
  expect((await moved('/fi/a', { '/a': '/en/b' }, shop)).address).toBe('http://en.localhost:3000/eu/en/b');
});
