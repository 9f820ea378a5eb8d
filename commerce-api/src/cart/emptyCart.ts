import { vatRate } from '../catalog/vatRate.ts';
import type { View } from '../markets/view.ts';
import type { CartView } from './cartView.ts';
import { priceCart } from './priceCart.ts';
import { readPricing, type PricingDeps } from './pricing.ts';

/** A new cart without lines. Reading it does not store it. */
export async function emptyCart(id: string, view: View, deps: PricingDeps): Promise<CartView> {
  const feeVatRate = vatRate((await readPricing(deps)).tree, view);
  const noContent = {
    promoCode: null,
    merchantData: null,
    shown: null,
    state: {},
    choice: {},
    lines: [],
    code: undefined,
    campaigns: [],
    quote: null,
    credit: 0,
  };
  return priceCart({ id, ...noContent, feeVatRate, view });
}
