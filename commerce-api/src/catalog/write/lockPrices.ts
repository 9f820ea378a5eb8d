import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/**
 * Serializes transactions that write prices, in all processes, without blocking readers. A selling price is computed from
 * prices and campaigns, so concurrent transactions would each miss the uncommitted changes of the other. Acquire it before
 * any other lock, to prevent deadlocks.
 */
export async function lockPrices(tx: Tx): Promise<void> {
  await sql`lock table product_price in share row exclusive mode`.execute(tx);
}
