import * as z from 'zod';
import { freeShippingLimitsFrom, type FreeShippingLimits } from '../../markets/freeShipping.ts';

export interface CheckoutConfig {
  /** Hours for which typed checkout data is readable after the last change. */
  dataHours: number;
  /** Days for which a guest's confirmation is readable after the order. */
  confirmationDays: number;
  freeShippingLimits: FreeShippingLimits;
}

const limits = z.string().transform((text, context): FreeShippingLimits => {
  try {
    return freeShippingLimitsFrom(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

const GROUP = 'Checkouts and orders';

/** Environment variables of the checkout: how long its data can be read, and from which amount shipping is free. */
export const checkoutVariables = {
  CHECKOUT_DATA_HOURS: z.coerce.number().min(0.0001).max(8_760).default(24).meta({
    group: GROUP,
    help: 'hours that typed checkout data stay readable after the last change; then they are deleted',
  }),
  ORDER_CONFIRMATION_DAYS: z.coerce.number().min(0.00001).max(3_650).default(14).meta({
    group: GROUP,
    help: "days that a guest's confirmation stays readable; customers find their orders in the account",
  }),
  FREE_SHIPPING_LIMITS: limits.prefault('SEK:899,EUR:89,NOK:949,DKK:649').meta({
    group: 'The shop',
    help: 'goods worth more than this after discounts ship free: an amount including VAT by currency. A currency that is not listed has no free shipping',
  }),
};

const schema = z.object(checkoutVariables);

export function checkoutConfigFrom(variables: z.output<typeof schema>): CheckoutConfig {
  return {
    dataHours: variables.CHECKOUT_DATA_HOURS,
    confirmationDays: variables.ORDER_CONFIRMATION_DAYS,
    freeShippingLimits: variables.FREE_SHIPPING_LIMITS,
  };
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
