import type { CartView } from '../cart/cartView.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import type { PaymentReason, Reservation } from '../model/payments.ts';
import { Refusal, type RefusalCode } from '../model/refusal.ts';

/** A cart that may become an order. To decide about an order, read it with `readCartIn`, whose locks keep the decision true. */
export interface OrderCandidate {
  cart: CartView;
  cartId: string;
  /** The input with the data of the account and the selected options. */
  state: CheckoutState;
  customerId: number | null;
  /** Null for a guest. */
  accountEmail: string | null;
  /** `pending`: a form of the provider collects email and address, which the next decision checks. */
  contact: 'given' | 'pending';
  agreed: Agreed;
}

/** The amount that the shopper has agreed to pay. */
export type Agreed =
  /** The last response of the checkout. `total` is in major units; absent for a client that does not send it. */
  | { by: 'checkout'; total: number | null | undefined }
  /** A draft that is paid for, and the stock that its payment holds. Its prices remain, also if the catalog has others by now. */
  | { by: 'payment'; draft: OrderDraft; held: Reservation | null };

/** Why a cart may not become an order. */
export interface OrderRefusal {
  /** For a shopper who has paid already. */
  reason: PaymentReason;
  /** For the caller of an operation. */
  refusal: Refusal;
}

/** @param message English text for API clients */
export function refuse(reason: PaymentReason, code: RefusalCode, message: string): OrderRefusal {
  return { reason, refusal: new Refusal(code, message) };
}

/** The number of items of some lines. */
export function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
