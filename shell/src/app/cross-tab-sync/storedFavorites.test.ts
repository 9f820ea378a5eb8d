import * as fc from 'fast-check';
import { persistedStateFrom } from '../../server/request/persistedState.ts';
import { storedFavorites } from './storedFavorites.ts';

test('the cookie parses to the same favorites as on the server, and invalid text throws no error', () => {
  const favorites = fc.array(fc.oneof(fc.integer({ min: 1 }), fc.integer({ min: 1, max: 9 })));
  fc.assert(
    fc.property(fc.oneof(fc.string(), favorites.map(cookie)), (text) => {
      expect(storedFavorites(text)).toEqual(persistedStateFrom(text).favorites.productIds);
    }),
  );
});

test.each(['', '{', 'null', '7', '{"favorites":7}', '{"favorites":["7",null]}'])('%s contains no favorites', (text) => {
  expect(storedFavorites(text)).toEqual([]);
});

function cookie(favorites: number[]): string {
  return JSON.stringify({ favorites });
}
