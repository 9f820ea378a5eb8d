import { sql, type RawBuilder } from 'kysely';
import type { Owner } from '../auth/shopper.ts';
import { isGuid } from '../model/isGuid.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { ShownCredit } from '../model/checkoutState.ts';
import type { ShippingQuote } from '../model/shippingQuote.ts';
import type { CartLine } from './cartLine.ts';
import type { SkuStock } from './cartLines.ts';
import { freeCredit, type CreditOwner } from './credit.ts';
import type { StoredCheckout } from './typedBy.ts';

export interface StoredCart {
  id: string;
  /** Null for a cart that belongs to no account. */
  customerId: number | null;
  promoCode: string | null;
  merchantData: string | null;
  checkout: StoredCheckout | null;
  /** The last response of the checkout; null before the first one. */
  shown: ShownCheckout | null;
  quote: ShippingQuote | null;
  isCompleted: boolean;
  /** The store credit of the shopper who reads the cart, in minor units; 0 for visitors. */
  credit: number;
  lines: CartLine[];
}

/** What the last response of a checkout has shown to its shopper. */
export interface ShownCheckout extends Owner {
  credit: ShownCredit | null;
  /** The code whose discount was shown. */
  code: string | null;
}

/** A locked cart, with the stock that its change needs. */
export interface CartToChange extends StoredCart {
  stock: readonly SkuStock[];
}

/** Whose store credit is read, in the currency of the market. */
export type CartReader = Omit<CreditOwner, 'cartId'>;

export async function readStoredCart(db: Db | Tx, id: string, reader: CartReader): Promise<StoredCart | undefined> {
  if (!isGuid(id)) return undefined;
  const { rows } = await sql<StoredCart>`select ${cartColumns(id, reader)} from cart c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Who reads a cart to change it, and the SKUs whose stock the change needs besides those of the cart; undefined: none. */
export interface CartChanger extends CartReader {
  addedSkuIds?: readonly number[] | undefined;
}

/** The columns of `CartToChange`, of the table `c`. */
export function columnsToChange(cartId: string, changer: CartChanger): RawBuilder<unknown> {
  return sql`${cartColumns(cartId, changer)}, ${stockToChange(changer)} as stock`;
}

/** The stock that a change needs, of the added SKUs and of those in the cart `c`. */
export function stockToChange({ addedSkuIds }: CartChanger): RawBuilder<SkuStock[]> {
  if (!addedSkuIds) return sql<SkuStock[]>`'[]'::json`;
  return sql<SkuStock[]>`(select coalesce(json_agg(json_build_object('skuId', s.id, 'productId', s.product_id,
      'available', greatest(s.in_stock, 0) + s.oversellable + s.static_stock)), '[]')
    from sku s join product p on p.id = s.product_id and p.active
    where s.id = any(${[...addedSkuIds]}::int[] || array(select l.sku_id from cart_line l where l.cart_id = c.id)))`;
}

function cartColumns(cartId: string, reader: CartReader): RawBuilder<unknown> {
  return sql`
    c.id, c.customer_id as "customerId", c.promo_code as "promoCode", c.merchant_data as "merchantData", c.shipping_quote as quote,
    (select json_build_object('customerId', k.customer_id, 'keyHash', k.key_hash, 'state', k.state)
      from checkout k where k.cart_id = c.id and k.expires_at > now()) as checkout,
    (select json_build_object('customerId', k.customer_id, 'keyHash', k.key_hash, 'credit', k.shown_credit, 'code', k.shown_code)
      from checkout k where k.cart_id = c.id) as shown,
    c.completed_at is not null as "isCompleted",
    ${freeCredit({ ...reader, cartId })} as credit,
    (select coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'productId', s.product_id,
        'quantity', l.quantity, 'message', l.message, 'packageQuantity', l.package_quantity,
        'place', case when l.group_key is not null then json_build_object('groupKey', l.group_key,
          'packageId', l.package_id, 'groupId', l.package_group_id, 'optionId', l.package_option_id) end) order by l.id), '[]')
      from cart_line l join sku s on s.id = l.sku_id where l.cart_id = c.id) as lines
  `;
}
