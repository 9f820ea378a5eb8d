import { optionAfter } from './optionAfter.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
])('%s from option %i of three activates %s', (key, active, expected) => {
  expect(optionAfter(key, active, 3)).toBe(expected);
});

test('without options the field handles every key', () => {
  expect(optionAfter('ArrowDown', -1, 0)).toBeUndefined();
});
