import { compact } from './compact.ts';

test('null and undefined are dropped, and the order of the other items is kept', () => {
  expect(compact([3, null, 0, undefined, 1])).toEqual([3, 0, 1]);
  expect(compact(['', null, 'krok'])).toEqual(['', 'krok']);
});

test('a missing list becomes an empty one', () => {
  expect(compact(null)).toEqual([]);
  expect(compact(undefined)).toEqual([]);
});
