import { vatRate } from '../catalog/vatRate.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { View } from '../markets/view.ts';
import type { CartView } from './cartView.ts';
import { priceCart } from './priceCart.ts';

/** A cart that nothing was put into yet. Reading it stores nothing. */
export async function emptyCart(id: string, view: View, { catalog }: { catalog: Catalog }): Promise<CartView> {
  const shippingVatRate = vatRate(await catalog.tree(), view);
  const nothing = { promoCode: null, merchantData: null, state: {}, lines: [], promotion: undefined };
  return priceCart({ id, ...nothing, shippingVatRate, view });
}
