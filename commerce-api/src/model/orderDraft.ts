import type { CurrencyCode } from '../markets/channels.ts';
import type { Address } from './address.ts';
import type { OrderDetails, OrderLineSnapshot, OrderTotals } from './orderTypes.ts';

export interface OrderDraftLine {
  skuId: number;
  productId: number;
  quantity: number;
  message: string;
  snapshot: OrderLineSnapshot;
}

/** An option as it was chosen; the fee is in minor units including VAT. */
interface ChosenOption {
  id: number;
  name: string;
  feeMinor: number;
}

/** An order that is not stored yet, with the prices that the shopper was shown. It survives JSON. */
export interface OrderDraft {
  email: string;
  channelId: string;
  marketId: string;
  language: string;
  currency: CurrencyCode;
  totals: OrderTotals;
  billingAddress: Address;
  shippingAddress: Address;
  details: Omit<OrderDetails, 'supplies' | 'deliveryDates'>;
  lines: OrderDraftLine[];
  payment: ChosenOption;
  shipping: ChosenOption;
}

/** The draft of a payment. */
export interface PaymentDraft extends OrderDraft {
  /**
   * SHA-256 of the cart that the amount is for; missing in payments of an earlier release. In the draft, since an earlier release that
   * changes the payment, during an update or after a rollback, replaces the draft with it.
   */
  cartHash?: string;
}
