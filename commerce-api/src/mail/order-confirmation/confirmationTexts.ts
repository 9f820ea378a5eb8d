import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Delivery } from './confirmationDetails.ts';

/** A section of the legal notices. */
export interface Notice {
  title: string;
  paragraphs: string[];
  /** Above the paragraphs, which say the same. */
  image?: { url: string; alt: string };
}

/** The texts of one language; markup and order of the parts are the same in all. */
export interface ConfirmationTexts {
  subject: (orderId: string, shopName: string) => string;
  /** Text that mail programs show next to the subject. */
  preheader: (orderId: string, total: string) => string;
  thanks: (firstName: string) => string;
  received: string;
  orderNumber: string;
  date: string;
  toOrder: string;
  bought: string;
  articleNumber: (number: string) => string;
  each: (quantity: number, price: string) => string;
  regularPrice: string;
  goods: string;
  promotion: (code: string) => string;
  shippingFee: string;
  /** In place of a fee of zero. */
  freeShipping: string;
  paymentFee: string;
  storeCredit: string;
  toPay: string;
  total: string;
  totalExVat: string;
  totalIncVat: string;
  /** @param rate percent, null if there are several */
  ofWhichVat: (rate: number | null) => string;
  vat: (rate: number | null) => string;
  exVatNote: string;
  deliveryAddress: string;
  billingAddress: string;
  shippingMethod: string;
  paymentMethod: string;
  message: string;
  customerOrderNumber: string;
  goodsLabel: string;
  desiredDeliveryDate: string;
  delivery: (delivery: Delivery) => Notice;
  withdrawal: (order: { orderId: string; returnFee: string; finderUrl: string }, shop: ShopConfig) => Notice;
  withdrawalForm: (orderId: string, shop: ShopConfig) => { title: string; lines: string[] };
  /** @param warranties items with their warranty beyond the law, "Name (20 years)" */
  complaints: (warranties: readonly string[]) => Notice;
  /** The reminder of the legal guarantee (Directive 2011/83/EU article 6(1)(l)). */
  guarantee: { title: string; paragraphs: string[]; imageAlt: string };
  companyComplaints: (warranties: readonly string[]) => Notice;
  contact: (shop: ShopConfig) => Notice;
  organizationNumber: (number: string) => string;
  whyYou: (shop: ShopConfig) => string;
}
