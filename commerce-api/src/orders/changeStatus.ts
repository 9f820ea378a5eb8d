import { sql } from 'kysely';
import type { OrderStatus } from '../model/orderStatus.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

interface StatusChange {
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** Times of steps; those that are stored already stay. */
  packedAt?: Date | null;
  shippedAt?: Date | null;
  completedAt?: Date | null;
  canceledAt?: Date | null;
}

/**
 * Changes the status of an order; no other code writes it.
 *
 * @returns false if the order has none of the statuses `from`
 */
export async function changeStatus(
  tx: Tx,
  orderId: number,
  { from, to, packedAt = null, shippedAt = null, completedAt = null, canceledAt = null }: StatusChange,
): Promise<boolean> {
  const { rows } = await sql`
    update shop_order set
      status = ${to},
      updated_at = now(),
      packed_at = coalesce(packed_at, ${packedAt}::timestamptz),
      shipped_at = coalesce(shipped_at, ${shippedAt}::timestamptz),
      completed_at = coalesce(completed_at, ${completedAt}::timestamptz),
      canceled_at = coalesce(canceled_at, ${canceledAt}::timestamptz)
    where id = ${orderId} and status = any(${[...from]}::text[])
    returning id
  `.execute(tx);
  return rows.length > 0;
}
