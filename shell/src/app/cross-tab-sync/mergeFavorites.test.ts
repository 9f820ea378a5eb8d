import * as fc from 'fast-check';
import { mergeFavorites } from './mergeFavorites.ts';

test('what either tab added is there, what either removed is not', () => {
  expect(mergeFavorites({ known: [1, 2, 3], mine: [1, 3, 4], theirs: [2, 3, 5] })).toEqual([3, 5, 4]);
});

test('a tab that changed nothing takes what the other has', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(ids, ids, (known, theirs) => {
      expect(mergeFavorites({ known, mine: known, theirs })).toEqual(theirs);
    }),
  );
});
