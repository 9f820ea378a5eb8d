import { isCrossOrigin } from './isCrossOrigin.ts';

const ALLOWED = ['https://partner.example'];
const shop = { protocol: 'https', host: 'shop.example' } as const;

test.each<[what: string, headers: Record<string, string>, expected: boolean]>([
  ['a client other than a browser', {}, false],
  ['a page of the shop', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, false],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }, true],
  ['an allowed origin', { 'sec-fetch-site': 'cross-site', origin: 'https://partner.example' }, false],
  ['an old browser on a page of the shop', { origin: 'https://shop.example' }, false],
  ['an old browser on another site', { origin: 'https://evil.example' }, true],
  ['an old browser on an allowed origin', { origin: 'https://partner.example' }, false],
  ['an old browser in a sandbox', { origin: 'null' }, true],
  ['the shop without https', { origin: 'http://shop.example' }, true],
])('%s: %j is cross-origin: %s', (_what, headers, expected) => {
  expect(isCrossOrigin({ ...shop, headers }, ALLOWED)).toBe(expected);
});
