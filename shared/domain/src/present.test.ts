import { present } from './present.ts';

test('nulls are left out and everything else stays in its order', () => {
  expect(present([3, null, 0, undefined, 1])).toEqual([3, 0, 1]);
  expect(present(['', null, 'krok'])).toEqual(['', 'krok']);
});

test('a list that is missing is an empty one', () => {
  expect(present(null)).toEqual([]);
  expect(present(undefined)).toEqual([]);
});
