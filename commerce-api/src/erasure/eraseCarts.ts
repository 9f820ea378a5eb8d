import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * Erases the carts that meet `condition`. Those with an order or a payment stay empty, as these refer to them: an order has its own
 * lines, and money may have to be returned.
 */
export async function eraseCarts(tx: Tx, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from cart where (${condition})
      and not exists (select from shop_order o where o.cart_id = cart.id)
      and not exists (select from payment p where p.cart_id = cart.id)
  `.execute(tx);
  await sql`delete from cart_line where cart_id in (select id from cart where ${condition})`.execute(tx);
  await sql`
    update cart set customer_id = null, promo_code = null, merchant_data = null, shipping_quote = null, merge_report = null
    where ${condition}
  `.execute(tx);
}
