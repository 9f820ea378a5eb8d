import type { Sides } from '../markets/carriers.ts';
import type { CartLineView } from './cartView.ts';
import type { Parcel } from './options.ts';

type Item = Pick<CartLineView, 'product' | 'skuId' | 'quantity'>;

/**
 * Size and weight of a cart: the sides of the smallest box that takes any single item, since a carrier's limit applies to the
 * largest one, and the weight of all items.
 */
export function parcelOf(lines: readonly Item[]): Pick<Parcel, 'sides' | 'weight'> {
  const items = lines.flatMap(({ product, skuId, quantity }) => {
    const sku = product?.record.skus.find(({ id }) => id === skuId);
    return sku ? { sides: sidesOf(sku.dimensions), weight: sku.weight * quantity } : [];
  });
  const largest = (index: number): number => Math.max(0, ...items.map(({ sides }) => sides[index] ?? 0));
  return {
    sides: [largest(0), largest(1), largest(2)],
    weight: items.reduce((total, { weight }) => total + weight, 0),
  };
}

function sidesOf({ length, width, height }: { length: number; width: number; height: number }): Sides {
  const [longest = 0, middle = 0, shortest = 0] = [length, width, height].toSorted((left, right) => right - left);
  return [longest, middle, shortest];
}
