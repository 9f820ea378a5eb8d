import type { CheckoutInputType } from '../graphql/resolvers.generated.ts';
import { addressFrom, type Address } from './address.ts';
import { shortened } from './shortened.ts';

/** What a shopper has filled in so far; kept with the cart. Absent means "not said yet". */
export interface CheckoutState {
  paymentId?: number;
  shippingId?: number;
  email?: string;
  identityNumber?: string;
  customerType?: 'PERSON' | 'ORGANIZATION';
  billingAddress?: Address;
  /** Only when the goods go elsewhere. */
  shippingAddress?: Address;
  message?: string;
  customerOrderNumber?: string;
  goodsLabel?: string;
  pickupPoint?: string;
  desiredDeliveryDate?: string;
  acceptedConsents?: string[];
}

/** The state after `input`: what it does not mention stays, an option id of 0 too. */
export function checkoutStateAfter(known: CheckoutState, input: CheckoutInputType): CheckoutState {
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
      message: input.message && shortened(input.message, 2000),
      customerOrderNumber: input.customerOrderNumber && shortened(input.customerOrderNumber, 200),
      goodsLabel: input.goodsLabel && shortened(input.goodsLabel, 200),
      pickupPoint: input.pickupPoint && shortened(input.pickupPoint, 500),
      desiredDeliveryDate: input.desiredDeliveryDate?.toISOString(),
      acceptedConsents: input.acceptedConsents?.flatMap((consent) => consent ?? []).slice(0, 20),
      billingAddress: billingAddress && addressFrom(billingAddress, known.billingAddress),
      shippingAddress: shippingAddress && hasOtherAddress && addressFrom(shippingAddress, known.shippingAddress),
    }),
  };
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
