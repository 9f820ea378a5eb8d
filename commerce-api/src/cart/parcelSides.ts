import type { Sides } from '../markets/carriers.ts';
import type { CartLineView } from './cartView.ts';

/** The sides of the smallest box that takes any single item of a cart: a carrier's limit applies to the largest item. */
export function parcelSides(lines: readonly Pick<CartLineView, 'product' | 'skuId'>[]): Sides {
  const items = lines.flatMap(({ product, skuId }) => {
    const dimensions = product?.record.skus.find(({ id }) => id === skuId)?.dimensions;
    return dimensions
      ? [[dimensions.length, dimensions.width, dimensions.height].toSorted((left, right) => right - left)]
      : [];
  });
  const largest = (index: number): number => Math.max(0, ...items.map((sides) => sides[index] ?? 0));
  return [largest(0), largest(1), largest(2)];
}
