import { visiblePages } from './visiblePages.ts';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [99, 9, [1, null, 8, 9]],
  [0, 3, [1, 2, 3]],
])('the visible pages on page %i of %i', (current, count, expected) => {
  expect(visiblePages(current, count)).toEqual(expected);
});
