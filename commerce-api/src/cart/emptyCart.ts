import type { View } from '../markets/view.ts';
import type { CartView } from './cartView.ts';
import { priceCart } from './priceCart.ts';
import { feesOf, readPricing, type PricingDeps } from './pricing.ts';

/** A new cart without lines. Reading it does not store it. */
export async function emptyCart(id: string, view: View, deps: PricingDeps): Promise<CartView> {
  const fees = feesOf(view, await readPricing(deps));
  const noContent = { promoCode: null, merchantData: null, state: {}, lines: [], promotion: undefined };
  return priceCart({ id, ...noContent, fees, view });
}
