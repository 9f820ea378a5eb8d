import { selectedSku, parseSizeChoice } from './selectedSize.ts';

const sku = (skuId: number, name: string, totalStock = 9) => ({ skuId, name, stock: { totalStock } });
const BRASS = [sku(1, '96 mm'), sku(2, '128 mm')];
const BLACK = [sku(3, '96 mm'), sku(4, '128 mm')];
const FAMILY = 7;

test('the only size is chosen by itself', () => {
  expect(selectedSku([sku(1, '96 mm', 0)], FAMILY, null)?.skuId).toBe(1);
});

test('of several sizes the one that was chosen is', () => {
  expect(selectedSku(BRASS, FAMILY, null)).toBeUndefined();
  expect(selectedSku(BRASS, FAMILY, parseSizeChoice(sku(2, '128 mm'), FAMILY))?.skuId).toBe(2);
});

test.each<[what: string, familyId: number | null, skus: typeof BLACK, expected: number | undefined]>([
  ['the same size of the family', FAMILY, BLACK, 4],
  ['none where the family has no such size', FAMILY, [sku(3, '96 mm'), sku(5, '160 mm')], undefined],
  ['none of another family', 8, BLACK, undefined],
  ['none of a product that stands alone', null, BLACK, undefined],
])('on another product the choice means %s', (_what, familyId, skus, expected) => {
  expect(selectedSku(skus, familyId, parseSizeChoice(sku(2, '128 mm'), FAMILY))?.skuId).toBe(expected);
});

test('a size that runs out is chosen no more, one that was sold out when it was chosen stays', () => {
  const soldOut = [sku(1, '96 mm'), sku(2, '128 mm', 0)];

  expect(selectedSku(soldOut, FAMILY, parseSizeChoice(sku(2, '128 mm'), FAMILY))).toBeUndefined();
  expect(selectedSku(soldOut, FAMILY, parseSizeChoice(sku(2, '128 mm', 0), FAMILY))?.skuId).toBe(2);
});
