import { selectedSku, parseSizeChoice } from './selectedSize.ts';

const sku = (skuId: number, name: string, totalStock = 9) => ({ skuId, name, stock: { totalStock } });
const BRASS = [sku(1, '96 mm'), sku(2, '128 mm')];
const BLACK = [sku(3, '96 mm'), sku(4, '128 mm')];
const FAMILY = 7;

test('the only size is selected automatically', () => {
  expect(selectedSku([sku(1, '96 mm', 0)], FAMILY, null)?.skuId).toBe(1);
});

test('of several sizes, the size that the shopper selected is selected', () => {
  expect(selectedSku(BRASS, FAMILY, null)).toBeUndefined();
  expect(selectedSku(BRASS, FAMILY, parseSizeChoice(sku(2, '128 mm'), FAMILY))?.skuId).toBe(2);
});

test.each<[name: string, familyId: number | null, skus: typeof BLACK, expected: number | undefined]>([
  ['selects the same size within the variant group', FAMILY, BLACK, 4],
  ['selects no size if the product does not have it', FAMILY, [sku(3, '96 mm'), sku(5, '160 mm')], undefined],
  ['selects no size in another variant group', 8, BLACK, undefined],
  ['selects no size without a variant group', null, BLACK, undefined],
])('another product %s', (_case, familyId, skus, expected) => {
  expect(selectedSku(skus, familyId, parseSizeChoice(sku(2, '128 mm'), FAMILY))?.skuId).toBe(expected);
});

test('a size that sells out is deselected, but a size that was sold out when selected stays selected', () => {
  const soldOut = [sku(1, '96 mm'), sku(2, '128 mm', 0)];

  expect(selectedSku(soldOut, FAMILY, parseSizeChoice(sku(2, '128 mm'), FAMILY))).toBeUndefined();
  expect(selectedSku(soldOut, FAMILY, parseSizeChoice(sku(2, '128 mm', 0), FAMILY))?.skuId).toBe(2);
});
