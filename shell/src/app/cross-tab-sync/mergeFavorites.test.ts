import * as fc from 'fast-check';
import { mergeFavorites } from './mergeFavorites.ts';

test('the merged list contains the additions of both tabs, without the removals of either', () => {
  expect(mergeFavorites({ base: [1, 2, 3], mine: [1, 3, 4], theirs: [2, 3, 5] })).toEqual([3, 5, 4]);
});

test('a tab without changes takes over the list of the other tab', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(ids, ids, (base, theirs) => {
      expect(mergeFavorites({ base, mine: base, theirs })).toEqual(theirs);
    }),
  );
});
