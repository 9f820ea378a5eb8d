import type { Supply } from '@hemvaror/domain/delivery/deliveryDates';
import type { Sides } from '../markets/carriers.ts';
import type { CartLineView } from './cartView.ts';
import type { Parcel } from './options.ts';

type Item = Pick<CartLineView, 'product' | 'skuId' | 'quantity'>;

/**
 * Size and weight of a cart: the sides of the smallest box that takes any single item, since a carrier's limit applies to the
 * largest one, the weight of all items, and the stocks that they come from.
 */
export function parcelOf(lines: readonly Item[]): Pick<Parcel, 'sides' | 'weight' | 'supplies'> {
  const items = lines.flatMap(({ product, skuId, quantity }) => {
    const sku = product?.record.skus.find(({ id }) => id === skuId);
    return sku ? { sides: sidesOf(sku.dimensions), weight: sku.weight * quantity } : [];
  });
  const largest = (index: number): number => Math.max(0, ...items.map(({ sides }) => sides[index] ?? 0));
  return {
    sides: [largest(0), largest(1), largest(2)],
    weight: items.reduce((total, { weight }) => total + weight, 0),
    supplies: suppliesOf(lines),
  };
}

function sidesOf({ length, width, height }: { length: number; width: number; height: number }): Sides {
  const [longest = 0, middle = 0, shortest = 0] = [length, width, height].toSorted((left, right) => right - left);
  return [longest, middle, shortest];
}

/** As an order reserves them: from the stock on hand first, then made to order, then from the supplier. */
function suppliesOf(lines: readonly Item[]): Supply[] {
  const quantities = new Map<number, number>();
  for (const { skuId, quantity } of lines) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  const needed = new Set<Supply>();
  for (const { product, skuId } of lines) {
    const sku = product?.record.skus.find(({ id }) => id === skuId);
    if (!sku) continue;
    const quantity = quantities.get(skuId) ?? 0;
    const fromHand = Math.min(quantity, Math.max(0, sku.inStock));
    const oversold = Math.min(quantity - fromHand, sku.oversellable);
    if (fromHand > 0) needed.add('stock');
    if (oversold > 0) needed.add('madeToOrder');
    if (quantity > fromHand + oversold && sku.static > 0) needed.add('supplier');
  }
  return [...needed];
}
