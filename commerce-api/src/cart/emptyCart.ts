import { vatRate } from '../catalog/vatRate.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { View } from '../markets/view.ts';
import type { CartView } from './cartView.ts';
import { priceCart } from './priceCart.ts';

/** A new cart without lines. Reading it does not store it. */
export async function emptyCart(id: string, view: View, { catalog }: { catalog: Catalog }): Promise<CartView> {
  const shippingVatRate = vatRate(await catalog.tree(), view);
  const noContent = { promoCode: null, merchantData: null, state: {}, lines: [], promotion: undefined };
  return priceCart({ id, ...noContent, shippingVatRate, view });
}
