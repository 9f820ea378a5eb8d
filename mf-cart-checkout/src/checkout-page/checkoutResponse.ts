import type { CreateOrUpdateCheckoutMutation } from './Checkout.generated.ts';

/** The checkout in an API response: options, stored details, and the cart with its new totals. */
export type CheckoutResponse = NonNullable<CreateOrUpdateCheckoutMutation['createOrUpdateCheckout']>;

/** A payment option of the response. */
export type PaymentOption = NonNullable<NonNullable<CheckoutResponse['paymentOptions']>[number]>;
