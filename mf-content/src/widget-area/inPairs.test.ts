import { inPairs } from './inPairs.ts';

test('items of one key go two by two in their order, and the odd one alone', () => {
  const pairs = inPairs(['a1', 'b1', 'a2', 'a3', 'b2'], ([key = '']) => key);

  expect(pairs).toEqual([['a1', 'a2'], ['b1', 'b2'], ['a3']]);
});
