import type { CreateOrUpdateCheckoutMutation } from './Checkout.generated.ts';

/** The checkout as the API answers with it: what can be chosen, what it knows, and the cart with its new totals. */
export type CheckoutResponse = NonNullable<CreateOrUpdateCheckoutMutation['createOrUpdateCheckout']>;
