import * as fc from 'fast-check';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { cookieText, cookieValue } from '@hemvaror/runtime/state/cookies';
import { persistedStateFrom } from './persistedState.ts';
import { persistedTextOf } from '@hemvaror/runtime/state/persistedText';

test('the written state is read back [STATE-02]', () => {
  const { site, favorites, list } = createAppStore().getState();
  const state = {
    favorites: { ...favorites, productIds: [5, 2] },
    site: { ...site, customerType: 'ORGANIZATION', vatIncluded: true } as const,
    list: { ...list, relocateAlias: 'krok-duo', relocatePage: 3 },
  };

  expect(persistedStateFrom(persistedTextOf(state))).toEqual({
    favorites: { productIds: [5, 2] },
    site: { customerType: 'ORGANIZATION', vatIncluded: true },
    list: { relocateAlias: 'krok-duo', relocatePage: 3, backNavigated: false },
  });
});

test.each([
  ['{"customerType":"PERSON"}', 'PERSON'],
  ['{"customerType":"ORGANIZATION"}', 'ORGANIZATION'],
  ['{"customerType":"COMPANY"}', 'PERSON'],
  ['{}', 'PERSON'],
  ['', 'PERSON'],
])('the persisted state %s has the customer type %s [PRICE-08]', (text, customerType) => {
  expect(persistedStateFrom(text).site.customerType).toBe(customerType);
});

test('every text parses to a state without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { favorites } = persistedStateFrom(text);
      expect(favorites.productIds.every(Number.isInteger)).toBe(true);
    }),
  );
});

test('every cookie value is read back as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const header = cookieText('ralph', value, 60, false).split(';')[0];
      expect(cookieValue(`other=1; ${header}`, 'ralph')).toBe(value);
    }),
  );
});

test.each(['', '{', 'null', '7', '{"favorites":7}', '{"favorites":["7",null]}', '{"favorites":[1.5]}'])(
  '%s contains no favorites',
  (text) => {
    expect(persistedStateFrom(text).favorites.productIds).toEqual([]);
  },
);

test.each([
  [{ relocateAlias: 'a'.repeat(201), relocatePage: 10_001 }],
  [{ relocateAlias: 7, relocatePage: -1 }],
  [{ relocatePage: 'x' }],
])('a position in a list that is out of bounds is ignored', (list) => {
  expect(persistedStateFrom(JSON.stringify(list)).list).toMatchObject({ relocateAlias: null, relocatePage: null });
});
