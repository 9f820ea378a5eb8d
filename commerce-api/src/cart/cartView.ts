import type { CampaignRule } from '../catalog/campaignRules.ts';
import type { ProductView } from '../catalog/productView.ts';
import type { QuantityPrice } from '../catalog/quantityPrices.ts';
import type { TypedCheckout } from '../model/checkoutState.ts';
import type { Refusal } from '../model/refusal.ts';
import type { CartBalance } from './credit.ts';
import type { Parcel, PaymentOption, ShippingOption } from './options.ts';
import type { PackagePlace } from './cartLine.ts';
import type { ShownCheckout } from './storedCart.ts';
import type { View } from '../markets/view.ts';
import type { OrderTotals, VatAmount } from '../model/orderTypes.ts';

/** A priced cart: an open cart at current prices, an ordered cart at its purchase prices. */
export interface CartView {
  /** Null in an order of a public link, since the id gives access to orders of clients without keys. */
  id: string | null;
  isCompleted: boolean;
  /** The code of the cart, also if it gives no discount. */
  promoCode: string | null;
  /** The effect of the code; null without one, and in an ordered cart. */
  code: CodeState | null;
  merchantData: string | null;
  /** The checkout input of the current shopper; empty for other shoppers. */
  state: TypedCheckout;
  /** Whether the current shopper has typed before this request. */
  hasCheckout: boolean;
  /** The last response of the checkout; null before the first one, and in an ordered cart. */
  shown: ShownCheckout | null;
  lines: CartLineView[];
  totals: OrderTotals;
  vats: VatAmount[];
  balance: CartBalance;
  campaigns: CampaignRule[];
  /** The values for the fees of all carriers. */
  parcel: Parcel;
  /** Null if no carrier takes the parcel. */
  shipping: ShippingOption | null;
  /** Null if no payment method accepts the purchase. */
  payment: PaymentOption | null;
  view: View;
}

export interface CodeState {
  /** Whether the totals have its discount. */
  isApplied: boolean;
  /** Why the code gives no discount, apart from the goods. */
  refusal: Refusal | undefined;
  /** The refusal for a code that was used too often, in all or by this buyer. */
  usedUp: Refusal | undefined;
}

export interface CartLineView {
  id: number;
  skuId: number;
  quantity: number;
  message: string;
  /** Common to the lines of one package; null outside of packages. */
  groupKey: string | null;
  /** Null outside of packages, and if the catalog no longer has the package. */
  package: LinePackage | null;
  /** Null if an ordered product is no longer in the catalog. */
  product: ProductView | null;
  /** Percent. */
  vatRate: number;
  /** Unit price in minor units, including VAT. */
  regularUnit: number;
  sellingUnit: number;
  campaigns: CampaignRule[];
  /** Empty without tiered campaigns, and in an ordered cart. */
  tiers: QuantityPrice[];
  view: View;
}

export interface LinePackage extends Omit<PackagePlace, 'groupKey'> {
  packageName: string;
}
