import type { Amount } from './price.ts';

/** VAT by its rate in percent; the amount in minor units. */
export interface VatAmount {
  rate: number;
  amount: number;
}

/** The money of an order, minor units, as it was bought. */
export interface OrderTotals {
  /** The goods at regular and at selling prices, before the discount of a code. */
  regular: Amount;
  items: Amount;
  discount: Amount;
  shipping: Amount;
  payment: Amount;
  total: Amount;
  /** Orders from before VAT had rows of its own lack it. */
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
  /** Percent. */
  vatRate: number;
  regularUnit: number;
  sellingUnit: number;
  campaigns: { id: string; name: string }[];
}

export interface OrderDetails {
  identityNumber: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  message: string;
  customerOrderNumber: string;
  goodsLabel: string;
  pickupPoint: string;
  desiredDeliveryDate: string | null;
  promoCode: string | null;
  userAgent: string;
}
