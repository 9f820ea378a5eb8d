import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/**
 * Lets one transaction at a time write prices, in whatever process; the others wait. A selling price is computed from
 * prices and campaigns: two that compute at once would each miss what the other has not committed. Readers go on. It is
 * taken before any other lock, else two writers could wait for each other.
 */
export async function lockPrices(tx: Tx): Promise<void> {
  await sql`lock table product_price in share row exclusive mode`.execute(tx);
}
