import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import type { CheckoutMarket } from '../markets.ts';
import type { PlainCheckoutResponse } from './plainCheckout.ts';
import type { PlainView } from './plainView.ts';

/** The checkout that the visitor has typed so far. */
export interface PlainCheckoutData {
  view: PlainView;
  cartId: string;
  checkout: PlainCheckoutResponse;
  /** Null until the shopper has chosen a country. */
  market: CheckoutMarket | null;
  customerType: CustomerType;
}
