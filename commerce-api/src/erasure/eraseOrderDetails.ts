import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';

const ADDRESS_DETAILS = { entryCode: '', phone: '', mobile: '' };
const DETAILS = { message: '', userAgent: '' };

/**
 * Erases from the orders that meet `condition` what only delivery and complaints needed: door code, phone, messages and browser.
 * Bookkeeping needs none of them (GDPR, article 5.1 c and e).
 *
 * @returns the number of changed orders
 */
export async function eraseOrderDetails(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update shop_order set
      details_erased = true,
      billing_address = billing_address || ${JSON.stringify(ADDRESS_DETAILS)}::jsonb,
      shipping_address = shipping_address || ${JSON.stringify(ADDRESS_DETAILS)}::jsonb,
      details = details || ${JSON.stringify(DETAILS)}::jsonb
    where ${condition}
    returning id
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await sql`
      update withdrawal_request set message = '' where message <> '' and order_id = any(${ids}::int[])
    `.execute(tx);
  }
  return rows.length;
}
