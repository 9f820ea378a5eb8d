import { sql } from 'kysely';
import { isGuid } from '../model/isGuid.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { ShippingQuote } from '../model/shippingQuote.ts';
import type { CartLine } from './cartLine.ts';
import type { StoredCheckout } from './typedBy.ts';

export interface StoredCart {
  id: string;
  /** Null for a cart that belongs to no account. */
  customerId: number | null;
  promoCode: string | null;
  merchantData: string | null;
  checkout: StoredCheckout | null;
  quote: ShippingQuote | null;
  isCompleted: boolean;
  lines: CartLine[];
}

export async function readStoredCart(db: Db | Tx, id: string): Promise<StoredCart | undefined> {
  if (!isGuid(id)) return undefined;
  const { rows } = await sql<StoredCart>`
    select c.id, c.customer_id as "customerId", c.promo_code as "promoCode", c.merchant_data as "merchantData", c.shipping_quote as quote,
      (select json_build_object('customerId', k.customer_id, 'keyHash', k.key_hash, 'state', k.state)
        from checkout k where k.cart_id = c.id and k.expires_at > now()) as checkout,
      c.completed_at is not null as "isCompleted",
      (select coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'productId', s.product_id,
          'quantity', l.quantity, 'message', l.message,
          'place', case when l.group_key is not null then json_build_object('groupKey', l.group_key,
            'packageId', l.package_id, 'groupId', l.package_group_id, 'optionId', l.package_option_id) end) order by l.id), '[]')
        from cart_line l join sku s on s.id = l.sku_id where l.cart_id = c.id) as lines
    from cart c where c.id = ${id}
  `.execute(db);
  return rows[0];
}
