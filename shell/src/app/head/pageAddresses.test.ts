import { testShop } from '@hemvaror/testing/testShop';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { alternatePaths, canonicalPath, headAddresses } from './pageAddresses.ts';

const shop = testShop();
const shopWithMarketInPath: Shop = {
  ...shop,
  localePrefixes: { sv: { locale: 'sv', market: 'fi' }, en: { locale: 'en', market: 'eu' } },
  marketAliases: ['se', 'fi', 'eu'],
};
const category = { name: 'category-child', params: { parent: 'beslag', category: 'krokar' } };
const fixed = { name: 'brands', params: {} };

test('the canonical path comes from the page’s meta or its route, never from the requested address', () => {
  expect(canonicalPath({ canonical: '/c/beslag/krokar' }, category, shop)).toBe('/c/beslag/krokar');
  expect(canonicalPath({}, category, shop)).toBe('/c/beslag/krokar');
  expect(canonicalPath({}, { name: 'search', params: { search: '"><script>' } }, shop)).toBe('/s/%22%3E%3Cscript%3E');
  expect(canonicalPath({}, { name: 'unknown', params: { '*': 'x' } }, shop)).toBe('/');
});

test('a route without parameters exists in every language, another one in those of its meta', () => {
  expect(alternatePaths({}, fixed, shop)).toEqual({ sv: '/varumarken', en: '/en/brands' });
  expect(alternatePaths({}, category, shop)).toEqual({});
  expect(alternatePaths({ alternates: { en: '/en/c/hardware/hooks' } }, category, shop)).toEqual({
    en: '/en/c/hardware/hooks',
  });
  expect(alternatePaths({ alternates: {} }, fixed, shop)).toEqual({});
});

test('the head links to every language on its domain, including its own, and to a default [SEO-07]', () => {
  const meta = { canonical: '/c/beslag/krokar', alternates: { en: '/en/c/hardware/hooks' } };

  expect(headAddresses(meta, category, shop, 1)).toEqual({
    canonical: 'http://localhost:3000/c/beslag/krokar',
    languages: [
      { hrefLang: 'sv-SE', href: 'http://localhost:3000/c/beslag/krokar' },
      { hrefLang: 'en-US', href: 'http://en.localhost:3000/en/c/hardware/hooks' },
      { hrefLang: 'x-default', href: 'http://localhost:3000/c/beslag/krokar' },
    ],
  });
});

test('a page in one language has no language links', () => {
  expect(headAddresses({ alternates: {} }, category, shop, 1).languages).toEqual([]);
});

test('page 2 of a list is canonical and links to page 2 in each language [SEO-07]', () => {
  expect(headAddresses({ alternates: { en: '/en/c/hardware/hooks' } }, category, shop, 2)).toEqual({
    canonical: 'http://localhost:3000/c/beslag/krokar?page=2',
    languages: [
      { hrefLang: 'sv-SE', href: 'http://localhost:3000/c/beslag/krokar?page=2' },
      { hrefLang: 'en-US', href: 'http://en.localhost:3000/en/c/hardware/hooks?page=2' },
      { hrefLang: 'x-default', href: 'http://localhost:3000/c/beslag/krokar?page=2' },
    ],
  });
});

test('with the market in the path every address has the market of its language', () => {
  const meta = { canonical: '/c/beslag/krokar', alternates: { en: '/en/c/hardware/hooks' } };

  expect(headAddresses(meta, category, shopWithMarketInPath, 1)).toMatchObject({
    canonical: 'http://localhost:3000/fi/c/beslag/krokar',
    languages: [
      { href: 'http://localhost:3000/fi/c/beslag/krokar' },
      { href: 'http://en.localhost:3000/eu/en/c/hardware/hooks' },
      { hrefLang: 'x-default' },
    ],
  });
  expect(alternatePaths({}, fixed, shopWithMarketInPath)).toEqual({ sv: '/fi/varumarken', en: '/eu/en/brands' });
});
