import type { CheckoutQuery } from './ConfirmationPage.generated.ts';

/** A confirmed order in the API response. */
export type Confirmed = NonNullable<CheckoutQuery['checkout']>;
