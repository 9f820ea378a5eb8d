import type { Address } from './address.ts';

/** The stock of one SKU that an order reserved. */
export interface ReservedSku {
  skuId: number;
  /** Pieces of the stock on hand. */
  fromHand: number;
  /** Pieces of the oversellable stock, which are made to order. */
  oversold: number;
  /** Pieces of the static stock of the supplier, which orders do not reduce. */
  fromSupplier: number;
}

/** The stock of an order, in the order of SKU ids. It survives JSON. */
export type Reservation = ReservedSku[];

/** Why a payment ended without an order, or an order without its money. */
export type PaymentReason =
  | 'refused'
  | 'blocked'
  | 'canceled'
  | 'expired'
  /** The provider has authorized another amount than the shop requested. */
  | 'amountDiffers'
  /** The cart changed while the shopper paid. */
  | 'cartChanged'
  /** The cart was ordered with another payment. */
  | 'alreadyOrdered'
  | 'outOfStock'
  /** The customer has less store credit than the order draws. */
  | 'creditSpent'
  /** Only of earlier releases: `fieldsInvalid` or `notDeliverable`. */
  | 'addressRefused'
  /** The promo code was used up meanwhile, or no longer holds for this buyer. */
  | 'codeUsedUp'
  /** The shop accepts no orders of this buyer. */
  | 'customerBlocked'
  /** Too many orders or items from this network, or with this address. */
  | 'limitReached'
  /** The market no longer sells, or no carrier delivers to the address. */
  | 'notDeliverable'
  | 'termsNotAccepted'
  /** The amount to pay is not the shown one. */
  | 'totalChanged'
  /** The contact is incomplete or invalid. */
  | 'fieldsInvalid'
  /** A product is no longer sold, or the payment method no longer offered. */
  | 'unavailable'
  | 'captureRefused';

/** Email and address of the payer. A provider with its own form collects them. */
export interface PaymentContact {
  email: string;
  billingAddress: Address;
}

export interface PaymentRequestLine {
  name: string;
  quantity: number;
  /** Minor units including VAT. */
  totalMinor: number;
}

/** The outcomes that the sandbox plays. A person or a test chooses one on its page. */
export const SCENARIOS = [
  'paid',
  'refused',
  'blocked',
  /** One more page, with a confirmation, as a bank shows it for a card. */
  'stepUp',
  /** Authorized only some time after the shopper's return. */
  'slow',
  /** The first capture has its effect, but its answer never arrives. */
  'answerLost',
  /** Authorized, but never captured. */
  'captureRefused',
  'webhookTwice',
  /** The webhook arrives before the shopper returns. */
  'webhookFirst',
  /** Never decided: the payment expires. */
  'never',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** The state of a payment in the books of the sandbox. */
export type SandboxState =
  'open' | 'stepUp' | 'pending' | 'authorized' | 'captured' | 'refused' | 'blocked' | 'canceled';
