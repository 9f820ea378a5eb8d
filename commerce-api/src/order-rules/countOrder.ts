import { emailFrom } from '@hemvaror/domain/validation/email';
import type { LimitConfig } from '../platform/config/limitConfig.ts';
import { countAll, limitRefusal, type Counter } from '../platform/limits/countEach.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { OrderRefusal } from './orderCandidate.ts';

/** The fields of an order by which it is counted. */
export interface CountedOrder {
  /** Network of the client; null if it is not known. */
  network: string | null;
  email: string;
  customerId: number | null;
  /** Canonical address of the account; null for a guest. */
  accountEmail: string | null;
  /** Number of items. */
  units: number;
}

/**
 * Counts an order in its own transaction, as its last statement: refused orders do not count, and others of the same network
 * wait for its commit only. The limits are needed since each order takes stock and mails an unverified address.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function countOrder(tx: Tx, order: CountedOrder, limits: LimitConfig): Promise<void> {
  await countAll(tx, orderCounters(order, limits));
}

/** The refusal that `countOrder` would throw, without counting the order. */
export async function orderLimitRefusal(
  db: Db | Tx,
  order: CountedOrder,
  limits: LimitConfig,
): Promise<OrderRefusal | undefined> {
  const refusal = await limitRefusal(db, orderCounters(order, limits));
  return refusal && { reason: 'limitReached', refusal };
}

/**
 * The counters of an order, for `writeOrder`. Customers who order with the address of their account are counted by account, so that
 * guests who enter the same address cannot block them.
 */
export function orderCounters(
  { network, email, customerId, accountEmail, units }: CountedOrder,
  { orders, units: unitLimits }: LimitConfig,
): Counter[] {
  const address = emailFrom(email) ?? email.toLowerCase();
  const isOwn = customerId !== null && accountEmail === address;
  return [
    ...(network === null
      ? []
      : [
          { key: `orders ${network}`, limits: orders.perNetwork, text: 'Too many orders from this network' },
          {
            key: `units ${network}`,
            limits: unitLimits.perNetwork,
            text: 'Too many items ordered from this network',
            amount: units,
          },
        ]),
    {
      key: isOwn ? `orders customer ${customerId}` : `orders ${address}`,
      limits: orders.perEmail,
      text: 'Too many orders with this e-mail address',
    },
  ];
}
