/** The types of payment methods, as in the API's schema. */
export type PaymentType = 'AVARDA' | 'GEINS_PAY' | 'KLARNA' | 'STANDARD' | 'SVEA' | 'WALLEY';

/** What a shopper pays with. `hosted` is the page of a provider that offers several ways, `other` a type newer than this code. */
export type PaymentMethodKind =
  'card' | 'swish' | 'invoice' | 'klarna' | 'svea' | 'walley' | 'avarda' | 'hosted' | 'other';

/** The fields of a payment method that determine its kind. */
export interface PaymentMethodFields {
  paymentType: PaymentType | null;
  /** Name of its logo: `card`, `swish`. */
  logo: string | null;
}

const KINDS_BY_LOGO: ReadonlyMap<string, PaymentMethodKind> = new Map<string, PaymentMethodKind>(
  (['card', 'swish', 'invoice', 'klarna', 'svea', 'walley', 'avarda'] as const).map((kind) => [kind, kind]),
);

const KINDS_BY_TYPE: Readonly<Record<PaymentType, PaymentMethodKind>> = {
  STANDARD: 'invoice',
  KLARNA: 'klarna',
  SVEA: 'svea',
  WALLEY: 'walley',
  AVARDA: 'avarda',
  GEINS_PAY: 'hosted',
};

const KINDS_WITHOUT_CREDIT: readonly PaymentMethodKind[] = ['card', 'swish', 'hosted'];

/** The kind of a payment method: that of its logo, else that of its type. The API may have newer types. */
export function paymentMethodKind({ paymentType, logo }: PaymentMethodFields): PaymentMethodKind {
  return KINDS_BY_LOGO.get(logo?.toLowerCase() ?? '') ?? (paymentType && KINDS_BY_TYPE[paymentType]) ?? 'other';
}

/**
 * Whether the shopper pays later than at the order: invoice, buy now, pay later, part payment. A form of a provider that offers
 * credit beside other ways counts as credit, and so does an unknown type.
 *
 * @param method with `isCredit` if its API says so; null means by its kind
 */
export function isCredit(method: PaymentMethodFields & { isCredit?: boolean | null | undefined }): boolean {
  return method.isCredit ?? !KINDS_WITHOUT_CREDIT.includes(paymentMethodKind(method));
}
