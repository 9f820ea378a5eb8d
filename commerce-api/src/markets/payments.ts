import type { CurrencyCode, LanguageCode } from './channels.ts';

export const PAYMENT_TYPES = ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY'] as const;
export const PAYMENT_CHECKOUTS = ['STANDARD', 'GEINS_PAY', 'EXTERNAL'] as const;
export const CUSTOMER_TYPES = ['PERSON', 'ORGANIZATION'] as const;

export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Amounts in minor units including VAT, for some of the currencies. */
export type Amounts = Readonly<Partial<Record<CurrencyCode, number>>>;

/** The `provider` of methods that need none: the invoice. */
export const NO_PROVIDER = 'invoice';
/** The `provider` of methods on trial: it runs in the API's process and gives no data away. */
export const SANDBOX_PROVIDER = 'sandbox';

export interface PaymentMethod {
  id: number;
  /** Name of the provider that handles the payment; `invoice` needs none. */
  provider: string;
  name: Record<LanguageCode, string>;
  /** The name within a sentence: "Pay by invoice." */
  inText: Record<LanguageCode, string>;
  logo: string;
  paymentType: (typeof PAYMENT_TYPES)[number];
  checkoutType: (typeof PAYMENT_CHECKOUTS)[number];
  fees: Amounts;
  /** Limits of the total before the fee, inclusive. A currency without an entry has no limit. */
  minTotals: Amounts;
  maxTotals: Amounts;
  customerTypes: readonly CustomerType[];
  /** Whether the shopper pays later than at the order; null means that logo and type decide. */
  isCredit: boolean | null;
  /** One line that explains it; null without one. */
  description: Record<LanguageCode, string> | null;
}

/** The values of a purchase that determine its payment methods. */
export interface Purchase {
  currency: CurrencyCode;
  customerType: CustomerType;
  /** Goods after discounts and shipping, before the fee of the payment, in minor units including VAT. */
  totalMinor: number;
}

/** Whether a payment method is offered for a purchase. */
export function accepts(
  { minTotals, maxTotals, customerTypes }: PaymentMethod,
  { currency, customerType, totalMinor }: Purchase,
): boolean {
  const [min = 0, max = Infinity] = [minTotals[currency], maxTotals[currency]];
  return customerTypes.includes(customerType) && min <= totalMinor && totalMinor <= max;
}
