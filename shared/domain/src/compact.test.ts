import { compact } from './compact.ts';

test('nulls are left out and everything else stays in its order', () => {
  expect(compact([3, null, 0, undefined, 1])).toEqual([3, 0, 1]);
  expect(compact(['', null, 'krok'])).toEqual(['', 'krok']);
});

test('a list that is missing is an empty one', () => {
  expect(compact(null)).toEqual([]);
  expect(compact(undefined)).toEqual([]);
});
