import { listWishesIn } from './listWishes.ts';

const term = (word: string) => ({ word, stems: [word] });

test.each([
  ['sv', 'rea', ['reduced'], []],
  ['sv', 'nya vaser', ['latest'], ['vaser']],
  ['sv', 'rea kampanj', ['reduced', 'inCampaign'], []],
  ['sv', 'new vaser', [], ['new', 'vaser']],
  ['en', 'sale cushions', ['reduced'], ['cushions']],
  ['en', 'new arrivals', ['latest'], []],
] as const)('in %s, "%s" wishes for %j and searches for %j', (language, text, wishes, words) => {
  const found = listWishesIn(text.split(' ').map(term), language);

  expect([...found.wishes]).toEqual(wishes);
  expect(found.words.map(({ word }) => word)).toEqual(words);
});

test('a stop word beside a wish is not searched for, but is without one', () => {
  const on = { word: 'on', stems: [] };

  expect(listWishesIn([on, term('sale')], 'en').words).toEqual([]);
  expect(listWishesIn([on], 'en').words).toEqual([on]);
});
