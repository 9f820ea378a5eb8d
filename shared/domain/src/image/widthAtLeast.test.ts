import { widthAtLeast } from './widthAtLeast.ts';

test.each([
  [400, 400],
  [401, 800],
  [900, 800],
])('of the widths 400 and 800, an image of %d px has the file of %d px [CONST-08]', (minPx, expected) => {
  expect(widthAtLeast([400, 800], minPx)).toBe(expected);
});
