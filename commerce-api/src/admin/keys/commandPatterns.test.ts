import { isCovered, isKnownPattern } from './commandPatterns.ts';

test.each<[patterns: string[], other: string, expected: boolean]>([
  [['order ship'], 'order ship', true],
  [['order ship'], 'order shipment', false],
  [['order *'], 'order ship', true],
  [['order *'], 'order *', true],
  [['order *'], 'orders list', false],
  [['order *'], '*', false],
  [['order ship', 'order list'], 'order *', false],
  [['*'], 'order *', true],
  [['*'], '*', true],
  [['stock'], 'stock *', false],
  [[], 'stock', false],
])('the commands %j open %s: %s', (patterns, other, expected) => {
  expect(isCovered(patterns, other)).toBe(expected);
});

test.each<[pattern: string, expected: boolean]>([
  ['stock', true],
  ['order *', true],
  ['*', true],
  ['order', false],
  ['stock *', false],
  ['order burn', false],
  ['order s*', false],
  [' *', false],
])('the pattern "%s" is known: %s', (pattern, expected) => {
  expect(isKnownPattern(pattern, ['stock', 'order ship'])).toBe(expected);
});
