import * as z from 'zod';

export interface CheckoutConfig {
  /** Hours for which typed checkout data is readable after the last change. */
  dataHours: number;
  /** Days for which a guest's confirmation is readable after the order. */
  confirmationDays: number;
}

const GROUP = 'Checkouts and orders';

/** Environment variables of the checkout: how long its data can be read. */
export const checkoutVariables = {
  CHECKOUT_DATA_HOURS: z.coerce.number().min(0.0001).max(8_760).default(24).meta({
    group: GROUP,
    help: 'hours that typed checkout data stay readable after the last change; then they are deleted',
  }),
  ORDER_CONFIRMATION_DAYS: z.coerce.number().min(0.00001).max(3_650).default(14).meta({
    group: GROUP,
    help: "days that a guest's confirmation stays readable; customers find their orders in the account",
  }),
};

const schema = z.object(checkoutVariables);

export function checkoutConfigFrom(variables: z.output<typeof schema>): CheckoutConfig {
  return {
    dataHours: variables.CHECKOUT_DATA_HOURS,
    confirmationDays: variables.ORDER_CONFIRMATION_DAYS,
  };
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
