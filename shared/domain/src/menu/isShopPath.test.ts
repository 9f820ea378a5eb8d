import * as fc from 'fast-check';
import { isShopPath } from './isShopPath.ts';

const ORIGIN = 'https://hemvist.se';

test.each(['/', '/c/krokar?sort=PRICE#topp', '/en/l/all', '/sök?q=a//b'])('%j is a path of the shop', (address) => {
  expect(isShopPath(address)).toBe(true);
});

test.each(['//evil.example', String.raw`/\evil.example`, '/\t/evil.example', '/\n\\evil.example', '/\r/evil.example'])(
  '%j, which browsers read as another host, is not a path of the shop',
  (address) => {
    expect(new URL(address, ORIGIN).host).toBe('evil.example');
    expect(isShopPath(address)).toBe(false);
  },
);

test.each(['', 'c/krokar', 'https://hemvist.se/', 'javascript:x()', ' /c', String.raw`\\evil.example`])(
  '%j is not a path of the shop',
  (address) => {
    expect(isShopPath(address)).toBe(false);
  },
);

test('a path of the shop never leads to another origin', () => {
  const character = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '@', ':', '.', 'a');
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      const address = `/${text}`;
      const leaves = URL.parse(address, ORIGIN)?.origin !== ORIGIN;

      expect(isShopPath(address) && leaves).toBe(false);
    }),
  );
});
