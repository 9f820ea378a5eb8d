import * as fc from 'fast-check';
import { parseHandoff } from './parseHandoff.ts';
import { serializeHandoff } from './serializeHandoff.ts';

const CART = '7d0a4c1e-2222-4333-8444-555555555555';

test('a serialized handoff parses to the same values', () => {
  fc.assert(
    fc.property(
      fc.option(fc.uuid(), { nil: undefined }),
      fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 100 }),
      (cartId, favorites) => {
        const text = serializeHandoff({ cartId, favorites });

        expect(parseHandoff(text)).toEqual(text === '' ? null : { cartId, favorites });
      },
    ),
  );
});

test('an empty handoff has no fragment', () => {
  expect(serializeHandoff({ cartId: undefined, favorites: [] })).toBe('');
});

test('if the favorites exceed the max length, the oldest are dropped', () => {
  const favorites = Array.from({ length: 400 }, (_, index) => 1_000_000_000 + index);
  const handoff = parseHandoff(serializeHandoff({ cartId: CART, favorites }));

  expect(handoff?.cartId).toBe(CART);
  expect(handoff?.favorites.at(-1)).toBe(1_000_000_399);
  expect(handoff?.favorites.length).toBeLessThan(200);
});

test.each([
  ['#reviews', null],
  ['', null],
  [`#carry&cart=${'x'.repeat(3_000)}`, null],
  ['#carry&cart=%22%3E%3Cscript%3E&favorites=1.-2.x.0.3.3', { cartId: undefined, favorites: [1, 3] }],
  ['#carry&', { cartId: undefined, favorites: [] }],
])('parsing %s keeps its well-formed values', (hash, expected) => {
  expect(parseHandoff(hash)).toEqual(expected);
});
