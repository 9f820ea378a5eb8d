import { inPairs } from './inPairs.ts';

test('items of the same key are paired in order, and the odd one is single', () => {
  const pairs = inPairs(['a1', 'b1', 'a2', 'a3', 'b2'], ([key = '']) => key);

  expect(pairs).toEqual([['a1', 'a2'], ['b1', 'b2'], ['a3']]);
});
