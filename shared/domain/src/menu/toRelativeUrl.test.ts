import * as fc from 'fast-check';
import { isExternal, toRelativeUrl } from './toRelativeUrl.ts';

const SHOP_HOSTS = ['hemvist.se', 'hemvist.com', 'localhost:3000'];

test.each(['https://example.com/a', 'http://x.se', 'mailto:hej@hemvist.se', 'tel:+4600000', '/guide:ek', '/http-fel'])(
  '%s is external [MENU-13]',
  (url) => {
    expect(isExternal(url)).toBe(true);
  },
);

test.each(['/c/krokar', '/c/krokar?sort=PRICE#topp', 'krokar', '#innehall'])('%s is internal [MENU-13]', (url) => {
  expect(isExternal(url)).toBe(false);
});

test.each([
  ['https://hemvist.se/c/krokar', '/c/krokar'],
  ['http://HEMVIST.com/en/l/all?page=2#x', '/en/l/all?page=2#x'],
  ['//hemvist.se/textil', '/textil'],
  ['http://localhost:3000/rum', '/rum'],
  ['https://hemvist.se', '/'],
  ['https://hemvist.se?sida=2', '/?sida=2'],
  ['https://hemvist.se//other.se/x', '/other.se/x'],
])('%s is reduced to %s [MENU-16]', (url, path) => {
  expect(toRelativeUrl(url, SHOP_HOSTS)).toBe(path);
});

test.each([
  'https://hemvist.se.example.com/c',
  'https://example.com/?to=https://hemvist.se/c',
  'https://hemvist.se:8443/c',
])('%s is not a host of the shop, so it is not reduced [MENU-16]', (url) => {
  expect(toRelativeUrl(url, SHOP_HOSTS)).toBe(url);
});

test('a reduced path never refers to a host, and reducing it again does not change it [MENU-16]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('https:', 'http:', ''),
      fc.constantFrom(...SHOP_HOSTS),
      fc.webPath(),
      (scheme, host, rest) => {
        const path = toRelativeUrl(`${scheme}//${host}${rest}`, SHOP_HOSTS);

        expect(path).toMatch(/^\/(?!\/)/);
        expect(toRelativeUrl(path, SHOP_HOSTS)).toBe(path);
      },
    ),
  );
});
