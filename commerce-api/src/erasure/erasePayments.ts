import { sql, type RawBuilder } from 'kysely';
import { emptyAddress } from '../model/address.ts';
import type { PaymentContact } from '../model/payments.ts';
import { movePayment } from '../orders/movePayment.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import { eraseCarts } from './eraseCarts.ts';
import { release } from '../payments/stopPayment.ts';
import { lockPayment } from '../payments/storedPayment.ts';

const NO_CONTACT: PaymentContact = { email: '', billingAddress: emptyAddress() };

/**
 * Ends the open payments that meet `condition` and erases their copies of the checkout. The sweeper then cancels them at their
 * providers, which return money that a shopper has paid meanwhile.
 *
 * @returns the products whose stock changed
 */
export async function erasePayments(tx: Tx, condition: RawBuilder<unknown>): Promise<number[]> {
  // Carts are locked before their payments, in the order of their ids.
  const { rows } = await sql<{ id: string }>`
    select p.id from payment p join cart c on c.id = p.cart_id
    where p.state = 'open' and (${condition}) order by c.id, p.id for update of c
  `.execute(tx);
  const productIds: number[] = [];
  for (const { id } of rows) productIds.push(...(await erasePayment(tx, id)));
  const ids = rows.map(({ id }) => id);
  await eraseCarts(tx, sql`id in (select cart_id from payment where id = any(${ids}::uuid[]))`);
  await eraseContacts(tx, sql`p.id = any(${ids}::uuid[])`);
  return [...new Set(productIds)];
}

async function erasePayment(tx: Tx, id: string): Promise<number[]> {
  const payment = await lockPayment(tx, id);
  if (payment?.state !== 'open') return [];
  const productIds = await release(tx, payment);
  // Without a reference, no shopper has seen a page of the provider.
  const to = payment.reference === null ? 'ended' : 'voiding';
  const isEnded = await movePayment(tx, id, { from: 'open', to, reason: 'canceled' });
  // Another process cancels it at the moment. Without its draft it becomes no order, even if the shopper pays first.
  if (!isEnded) await tx.updateTable('payment').set({ draft: null, network: null }).where('id', '=', id).execute();
  await erasePayers(tx, sql`id = ${id}`);
  return productIds;
}

/** Erases the buyer from the payments of erased orders. Amounts and references of providers stay for bookkeeping. */
export async function erasePayersOf(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await erasePayers(tx, sql`order_id = any(${[...orderIds]}::int[])`);
  await eraseContacts(tx, sql`p.order_id = any(${[...orderIds]}::int[])`);
}

/** A provider's message may name the payer. */
async function erasePayers(tx: Tx, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    update payment_refund set last_error = null where last_error is not null
      and payment_id in (select id from payment where ${condition})
  `.execute(tx);
  await sql`
    update payment set customer_id = null, key_hash = null, promo_code = null, last_error = null where ${condition}
  `.execute(tx);
}

/** The contacts that the sandbox stores in the role of a provider. */
async function eraseContacts(tx: Tx, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    update sandbox_payment s set contact = ${JSON.stringify(NO_CONTACT)}::jsonb from payment p
    where p.id = s.payment_id and (${condition})
  `.execute(tx);
}
