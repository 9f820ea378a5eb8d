import * as z from 'zod';
import type { FixedTimes } from './fixedTimes.ts';

export interface PaymentConfig {
  /** Whether the sandbox is a provider of this API. Its payments move no money. */
  hasSandbox: boolean;
  /** Time for which a payment on a provider's page holds the stock of its order. */
  reserveMinutes: number;
  /** The same for a guest, whom a limit by account cannot stop: shorter. */
  guestReserveMinutes: number;
  /** Time after which an unpaid payment is canceled. */
  expireMinutes: number;
  /** Interval of the check for payments that neither browser nor webhook has settled. */
  checkMs: number;
  /** Longest wait for an answer of a provider. */
  timeoutMs: number;
}

const GROUP = 'Payments';
const GUEST_SHARE = 2 / 3;

export const paymentVariables = {
  PAYMENT_SANDBOX: z.stringbool().default(false).meta({
    group: GROUP,
    help: 'whether shoppers can pay in the payment sandbox, which moves no money. Never in a shop that sells. In docker compose, `SEED_DEMO` sets it',
    compose: '${SEED_DEMO:-false}',
  }),
  PAYMENT_RESERVE_MINUTES: z.coerce.number().min(0.001).max(1_440).default(15).meta({
    group: GROUP,
    help: "minutes for which the goods of an order stay reserved while the shopper is on a provider's page; two thirds of it for guests",
  }),
  PAYMENT_EXPIRE_MINUTES: z.coerce.number().min(0.001).max(10_080).default(60).meta({
    group: GROUP,
    help: 'minutes after which an unfinished payment is canceled at its provider',
  }),
};

const schema = z.object(paymentVariables);

export function paymentConfigFrom(variables: z.output<typeof schema>, times: FixedTimes): PaymentConfig {
  return {
    hasSandbox: variables.PAYMENT_SANDBOX,
    reserveMinutes: variables.PAYMENT_RESERVE_MINUTES,
    guestReserveMinutes: variables.PAYMENT_RESERVE_MINUTES * GUEST_SHARE,
    expireMinutes: variables.PAYMENT_EXPIRE_MINUTES,
    checkMs: times.paymentCheckMs,
    timeoutMs: times.paymentTimeoutMs,
  };
}
