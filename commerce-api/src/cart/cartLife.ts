import { sql } from 'kysely';
import { vatRate } from '../catalog/vatRate.ts';
import { inTransaction, type Db } from '../db/openDatabase.ts';
import type { Context } from '../graphql/context.ts';
import type { View } from '../markets/view.ts';
import type { CartView } from './cartView.ts';
import { priceCart } from './priceCart.ts';
import { isGuid, readCart } from './readCart.ts';

export async function createCart(view: View, { db, catalog }: Context): Promise<CartView> {
  const { id } = await db.insertInto('cart').values({ promo_code: null }).returning('id').executeTakeFirstOrThrow();
  const shippingVatRate = vatRate(await catalog.tree(), view);
  const nothing = { promoCode: null, merchantData: null, state: {}, lines: [], promotion: undefined };
  return priceCart({ id, ...nothing, shippingVatRate, view });
}

/** The lines once more under a new id, of an ordered cart too. */
export async function cloneCart(
  id: string,
  resetPromotions: boolean,
  view: View,
  context: Context,
): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  const copyId = await inTransaction(context.db, async (tx) => {
    const cart = await tx
      .selectFrom('cart')
      .select(['promo_code', 'merchant_data'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!cart) return undefined;
    const { promo_code, merchant_data } = cart;
    const copy = await tx
      .insertInto('cart')
      .values({ promo_code: resetPromotions ? null : promo_code, merchant_data })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into cart_line (cart_id, sku_id, quantity, message)
      select ${copy.id}, sku_id, quantity, message from cart_line where cart_id = ${id} order by id
    `.execute(tx);
    return copy.id;
  });
  return copyId === undefined ? null : readCart(copyId, view, context);
}

/** Read-only from now on; again is the same. */
export async function completeCart(id: string, view: View, context: Context): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  const completed_at = new Date();
  await context.db
    .updateTable('cart')
    .set({ completed_at })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .execute();
  return readCart(id, view, context);
}

/** Removes lines that nobody can buy any more. */
export async function dropUnsellable(id: string, db: Db): Promise<void> {
  if (!isGuid(id)) return;
  await sql`
    delete from cart_line l using cart c, sku s, product p
    where l.cart_id = ${id} and c.id = l.cart_id and c.completed_at is null and s.id = l.sku_id and p.id = s.product_id
      and (not p.active or greatest(s.in_stock, 0) + s.oversellable + s.static_stock <= 0)
  `.execute(db);
}
