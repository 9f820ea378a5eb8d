import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * Deletes the rows that only an email address connects to a person: typed checkouts, subscriptions, back-in-stock requests,
 * waiting mails that are not about an order, and counters of limits. A block of the address stays: it prevents fraud.
 *
 * @param email an address, or a query of one
 */
export async function eraseMailbox(tx: Tx, email: RawBuilder<string>): Promise<void> {
  await sql`delete from checkout where lower(state ->> 'email') = (${email})`.execute(tx);
  await sql`delete from availability_request where email = (${email})`.execute(tx);
  await sql`delete from newsletter_key where email = (${email})`.execute(tx);
  await sql`delete from newsletter_subscription where email = (${email})`.execute(tx);
  await sql`delete from outbox where payload -> 'orderId' is null and payload ->> 'email' = (${email})`.execute(tx);
  await sql`delete from attempt where position(' ' || (${email}) || ' ' in key || ' ') > 0`.execute(tx);
}
