import type { Supply, SupplyDates } from '@hemvaror/domain/delivery/deliveryDates';
import type { DeliveryDays } from '../markets/carriers.ts';
import type { Amount } from './price.ts';

/** VAT by its rate in percent; the amount in minor units. */
export interface VatAmount {
  rate: number;
  amount: number;
}

/** The amounts of an order in minor units, as it was bought. */
export interface OrderTotals {
  /** The goods at regular and at selling prices, before the discount of a promo code. */
  regular: Amount;
  items: Amount;
  discount: Amount;
  shipping: Amount;
  payment: Amount;
  total: Amount;
  /** The part of the discount that is an amount off the whole cart. Missing in orders without one. */
  fixedDiscount?: Amount;
  /** Part of the total that was drawn from the customer's balance. Missing without one. */
  fromBalance?: number;
  /** Missing in orders from before VAT was stored by rate. */
  vats?: VatAmount[];
}

export interface OrderLineSnapshot {
  name: string;
  articleNumber: string;
  brand: string;
  skuName: string;
  gtin: string | null;
  imageFile: string | null;
  url: string;
  categories: string[];
  weight: number;
  /** Outer measures in mm. Missing in orders from before they were known. */
  dimensions?: { length: number; width: number; height: number };
  /** Warranty beyond the law, as text: "20 years". Missing in older orders and for items without one. */
  warranty?: string;
  /** The package that the line was bought in. Missing for other lines and in older orders. */
  package?: { groupKey: string; packageId: number; packageName: string; groupId: number; optionId: number };
  /** Percent. */
  vatRate: number;
  regularUnit: number;
  sellingUnit: number;
  campaigns: { id: string; name: string }[];
}

/** A consent of the shopper, as it was given. */
export interface AcceptedConsent {
  type: string;
  /** Version of the accepted text, which the table `consent_text` has. */
  version: string;
  /** ISO 8601. */
  acceptedAt: string;
  /** By the box of the checkout, or by paying in a provider's form under a sentence that says so. */
  by: 'box' | 'payment';
}

/** A notice on the legal guarantee in the language of its reader. */
export interface GuaranteeShown {
  /** File name; null without an image. */
  image: string | null;
}

export interface OrderDetails {
  identityNumber: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  message: string;
  customerOrderNumber: string;
  goodsLabel: string;
  /** Name and address in one line, as shoppers read them; empty without a pickup point. */
  pickupPoint: string;
  /** The id that the carrier needs. Missing without one, and for a text of a delivery service. */
  pickupPointId?: string;
  desiredDeliveryDate: string | null;
  promoCode: string | null;
  /** The campaigns of the whole cart without a code. Missing in orders without one. */
  cartCampaigns?: { id: string; name: string; action: string }[];
  userAgent: string;
  /** Missing in orders from before they were stored. */
  consents?: AcceptedConsent[];
  /** Cost of return shipping as it was agreed, in minor units of the order's currency. Missing in older orders. */
  returnFee?: number;
  /** The carrier's delivery time as it was agreed, in working days. Missing in older orders. */
  deliveryDays?: DeliveryDays;
  /** The days on which the goods of each supply arrive, as promised when the order was placed. Missing in older orders. */
  deliveryDates?: SupplyDates[];
  /** The notice on the legal guarantee that its buyer got; null without one. Missing in older orders. */
  guarantee?: GuaranteeShown | null;
  /** Missing in orders from before it was stored. */
  supplies?: Supply[];
}

/** The steps of an order after it was placed that are mailed to the buyer. */
export type MailedStep = 'paid' | 'packed' | 'shipped' | 'delivered' | 'canceled' | 'refunded' | 'withdrawalRequested';

/** The steps of an order after it was placed. `held` and `released`: it waited for its money. */
export type OrderStep = MailedStep | 'held' | 'released';

/** The subject of a step of an order: ids and numbers, no personal data. */
export interface OrderEventDetails {
  /** Items by line. */
  items?: { lineId: number; quantity: number }[];
  parcelId?: number;
  refundId?: number;
  requestId?: number;
}
