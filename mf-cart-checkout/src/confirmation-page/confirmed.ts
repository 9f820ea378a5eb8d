import type { CheckoutQuery } from './ConfirmationPage.generated.ts';

/** What the API says of a confirmed order. */
export type Confirmed = NonNullable<CheckoutQuery['checkout']>;
