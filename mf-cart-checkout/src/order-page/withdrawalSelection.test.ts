import { parseSelection, returnable } from './withdrawalSelection.ts';

const parse = (query: string) => [...parseSelection(new URLSearchParams(query))];

test('the quantities of a query are read by line', () => {
  expect(parse('do=withdraw&item-12=2&item-13=1')).toEqual([
    [12, 2],
    [13, 1],
  ]);
});

test.each(['item-12=0', 'item-12=-1', 'item-12=1.5', 'item-12=1e3', 'item-12=1000', 'item-=1', 'item-x=1', 'item-0=1'])(
  '%s selects nothing',
  (query) => {
    expect(parse(query)).toEqual([]);
  },
);

test('no more is selected than can be returned', () => {
  const selection = parseSelection(new URLSearchParams('item-12=5&item-13=1&item-99=1'));
  const lines = [
    { itemId: 12, withdrawable: 2 },
    { itemId: 13, withdrawable: 0 },
    { itemId: 14, withdrawable: 1 },
  ];

  expect([...returnable(selection, lines)]).toEqual([[12, 2]]);
});
