import type { CheckoutInputType } from './contract.generated.ts';
import { addressFrom, completedAddress, givenAddress, type Address } from './address.ts';
import { truncate } from './truncate.ts';

interface CheckoutFields {
  paymentId?: number;
  shippingId?: number;
  email?: string;
  identityNumber?: string;
  customerType?: 'PERSON' | 'ORGANIZATION';
  message?: string;
  customerOrderNumber?: string;
  goodsLabel?: string;
  pickupPoint?: string;
  desiredDeliveryDate?: string;
  acceptedConsents?: string[];
}

/** What a shopper has typed and chosen so far, as it is stored. An absent field was never given. */
export interface TypedCheckout extends CheckoutFields {
  billingAddress?: Partial<Address>;
  /** Only when the goods go elsewhere. */
  shippingAddress?: Partial<Address>;
}

/** A checkout as it is shown and ordered: what was typed, and what the account of its signed-in customer adds. */
export interface CheckoutState extends CheckoutFields {
  billingAddress?: Address;
  shippingAddress?: Address;
}

/** What an account adds to a checkout. */
export interface CheckoutAccount {
  email: string;
  identityNumber: string | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  address: Partial<Address>;
}

/** What is typed after `input`: a field that it does not mention stays, an option id of 0 too. */
export function typedAfter(known: TypedCheckout, input: CheckoutInputType): TypedCheckout {
  const { billingAddress, shippingAddress } = input;
  const hasOtherAddress = Boolean(shippingAddress?.addressLine1);
  return {
    ...known,
    ...given({
      paymentId: input.paymentId || undefined,
      shippingId: input.shippingId || undefined,
      email: input.email?.trim(),
      identityNumber: input.identityNumber?.trim(),
      customerType: input.customerType,
      message: input.message && truncate(input.message, 2000),
      customerOrderNumber: input.customerOrderNumber && truncate(input.customerOrderNumber, 200),
      goodsLabel: input.goodsLabel && truncate(input.goodsLabel, 200),
      pickupPoint: input.pickupPoint && truncate(input.pickupPoint, 500),
      desiredDeliveryDate: input.desiredDeliveryDate?.toISOString(),
      acceptedConsents: input.acceptedConsents?.flatMap((consent) => consent ?? []).slice(0, 20),
      billingAddress: billingAddress && givenAddress(billingAddress, known.billingAddress),
      shippingAddress: shippingAddress && hasOtherAddress && givenAddress(shippingAddress, known.shippingAddress),
    }),
  };
}

/** The checkout with what the account knows in the fields that nobody typed. */
export function checkoutStateOf(typed: TypedCheckout, account: CheckoutAccount | null): CheckoutState {
  const { billingAddress, shippingAddress, ...fields } = typed;
  return {
    ...(account && accountFields(account, fields.customerType)),
    ...fields,
    ...((billingAddress ?? account) && {
      billingAddress: completedAddress(billingAddress ?? {}, account?.address ?? {}),
    }),
    ...(shippingAddress && { shippingAddress: addressFrom(shippingAddress) }),
  };
}

function accountFields(
  { email, identityNumber, customerType }: CheckoutAccount,
  typedType: CheckoutFields['customerType'],
): CheckoutFields {
  // The number of a person is none of a company.
  const isSameType = typedType === undefined || typedType === customerType;
  return { email, customerType, ...(identityNumber && isSameType ? { identityNumber } : {}) };
}

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], null | undefined | false> };

/** Without the entries that say nothing. */
function given<Values extends Record<string, unknown>>(values: Values): Given<Values> {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  );
  const result: Given<Values> = {};
  return Object.assign(result, Object.fromEntries(entries));
}
