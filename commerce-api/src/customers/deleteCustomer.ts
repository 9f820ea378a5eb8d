import { sql } from 'kysely';
import { emptyAddress } from '../checkout/address.ts';
import { inTransaction, type Db } from '../db/openDatabase.ts';

/** What an order says of a person beside its addresses. */
const PERSONAL_DETAILS = {
  identityNumber: '',
  message: '',
  customerOrderNumber: '',
  goodsLabel: '',
  pickupPoint: '',
  userAgent: '',
};

/**
 * Removes an account: sessions, keys, credit and what it waits for go with it. Its orders stay for the books, with what was sold at which
 * price to which country, and nothing that tells to whom. A confirmation that has not left yet is still sent.
 */
export async function deleteCustomer(db: Db, customerId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ownOrders = tx.selectFrom('shop_order').select('id').where('customer_id', '=', customerId);
    await sql`
      update cart set checkout = null
      where customer_id = ${customerId} or id in (select cart_id from shop_order where customer_id = ${customerId})
    `.execute(tx);
    await sql`
      update outbox set payload = payload - 'to'
      where kind = 'orderConfirmation' and sent_at is not null and (payload ->> 'orderId')::int in (${ownOrders})
    `.execute(tx);
    await sql`
      update shop_order set
        customer_id = null,
        email = '',
        billing_address = ${JSON.stringify(emptyAddress())}::jsonb || jsonb_build_object('country', billing_address -> 'country'),
        shipping_address = ${JSON.stringify(emptyAddress())}::jsonb || jsonb_build_object('country', shipping_address -> 'country'),
        details = details || ${JSON.stringify(PERSONAL_DETAILS)}::jsonb
      where customer_id = ${customerId}
    `.execute(tx);
    await tx.updateTable('review').set({ customer_id: null }).where('customer_id', '=', customerId).execute();
    const ownEmail = tx.selectFrom('customer').select('email').where('id', '=', customerId);
    await tx.deleteFrom('availability_request').where('email', 'in', ownEmail).execute();
    await sql`delete from outbox where kind = 'backInStock' and payload ->> 'email' in (${ownEmail})`.execute(tx);
    await tx.deleteFrom('customer').where('id', '=', customerId).execute();
  });
}
