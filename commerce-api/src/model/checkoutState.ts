import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { organizationId } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import type { CheckoutInputType } from './contract.generated.ts';
import { addressFrom, completedAddress, givenAddress, type Address } from './address.ts';
import type { CurrencyCode } from '../markets/channels.ts';
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
  /** A pickup point, by the carrier's id. */
  externalShippingId?: string;
  desiredDeliveryDate?: string;
  acceptedConsents?: string[];
}

/** The stored input of a shopper in the checkout. An absent field was never given. */
export interface TypedCheckout extends CheckoutFields {
  billingAddress?: Partial<Address>;
  /** Only if it differs from the billing address. */
  shippingAddress?: Partial<Address>;
}

/** Store credit that a checkout showed, in minor units by currency. */
export type ShownCredit = Partial<Record<CurrencyCode, number>>;

/** A checkout as it is rendered and ordered: the typed fields, completed from the account of the customer. */
export interface CheckoutState extends CheckoutFields {
  billingAddress?: Address;
  shippingAddress?: Address;
}

/** The account fields that complete a checkout. */
export interface CheckoutAccount {
  email: string;
  identityNumber: string | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  address: Partial<Address>;
}

/** Merges `input` into the stored checkout. An absent field or an option id of 0 keeps the stored value. */
export function typedAfter(known: TypedCheckout, input: CheckoutInputType): TypedCheckout {
  const { billingAddress, shippingAddress } = input;
  const hasOtherAddress = Boolean(shippingAddress?.addressLine1);
  return {
    ...known,
    ...given({
      paymentId: input.paymentId || undefined,
      shippingId: input.shippingId || undefined,
      email: typeof input.email === 'string' ? (emailFrom(input.email) ?? cleanText(input.email)) : undefined,
      identityNumber: typeof input.identityNumber === 'string' ? cleanText(input.identityNumber) : undefined,
      customerType: input.customerType,
      message: input.message && truncate(input.message, 2000),
      customerOrderNumber: input.customerOrderNumber && truncate(cleanText(input.customerOrderNumber), 200),
      goodsLabel: input.goodsLabel && truncate(cleanText(input.goodsLabel), 200),
      pickupPoint: input.pickupPoint && truncate(input.pickupPoint, 500),
      externalShippingId: input.externalShippingId && truncate(input.externalShippingId, 200),
      desiredDeliveryDate: input.desiredDeliveryDate?.toISOString(),
      acceptedConsents: input.acceptedConsents?.flatMap((consent) => consent ?? []).slice(0, 20),
      billingAddress: billingAddress && givenAddress(billingAddress, known.billingAddress),
      shippingAddress: shippingAddress && hasOtherAddress && givenAddress(shippingAddress, known.shippingAddress),
    }),
  };
}

/** The checkout, with the fields that were not typed filled from the account. */
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
  const rule = (typedType ?? customerType) === 'ORGANIZATION' ? organizationId : personalId;
  // Accounts hold any text, also the number of another customer type. An order would be refused for a number that was not typed.
  const fits = identityNumber !== null && rule(identityNumber) === null;
  return { email, customerType, ...(fits ? { identityNumber } : {}) };
}

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], null | undefined | false> };

/** Removes the entries that are null, undefined or false. */
function given<Values extends Record<string, unknown>>(values: Values): Given<Values> {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  );
  const result: Given<Values> = {};
  return Object.assign(result, Object.fromEntries(entries));
}
