import type { CampaignRule } from '../catalog/campaignRules.ts';
import type { ProductView } from '../catalog/productView.ts';
import type { TypedCheckout } from '../model/checkoutState.ts';
import type { PaymentOption, ShippingOption } from './options.ts';
import type { View } from '../markets/view.ts';
import type { OrderTotals, VatAmount } from '../model/orderTypes.ts';

/** A priced cart: an open one at today's prices, an ordered one at those it was bought for. */
export interface CartView {
  /** Null in the order of a public link: the id opens the order of a client that keeps no key. */
  id: string | null;
  isCompleted: boolean;
  promoCode: string | null;
  merchantData: string | null;
  /** What the reader of this cart typed at its checkout; empty for everybody else. */
  state: TypedCheckout;
  lines: CartLineView[];
  totals: OrderTotals;
  vats: VatAmount[];
  campaigns: CampaignRule[];
  /** Percent of VAT in the fees of carriers. */
  shippingVatRate: number;
  shipping: ShippingOption;
  payment: PaymentOption;
  view: View;
}

export interface CartLineView {
  id: number;
  skuId: number;
  quantity: number;
  message: string;
  /** Null when an ordered product has left the catalogue. */
  product: ProductView | null;
  /** Percent. */
  vatRate: number;
  /** Minor units including VAT, of one. */
  regularUnit: number;
  sellingUnit: number;
  campaigns: CampaignRule[];
  tiers: PriceTier[];
  view: View;
}

/** From `quantity` on, each costs `unit`. */
export interface PriceTier {
  quantity: number;
  percent: number;
  unit: number;
}
