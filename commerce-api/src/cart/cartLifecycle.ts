import { sql } from 'kysely';
import { isGuid } from '../model/isGuid.ts';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { isIssuedCartId, newCartId } from './cartIds.ts';
import { countNewCart, lockCart, type CartCreation } from './lockCart.ts';

/**
 * Copies the lines of a cart to a new cart. The copy of a cart that is not stored yet is not stored either.
 *
 * @returns the id of the copy; null for an unknown cart
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function copyCart(
  id: string,
  resetPromotions: boolean,
  deps: CartCreation & { db: Db },
): Promise<string | null> {
  const copyId = newCartId(deps.secrets);
  const isCopied = await inTransaction(deps.db, async (tx) => {
    const cart = await tx
      .selectFrom('cart')
      .select(['promo_code', 'merchant_data'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!cart) return false;
    await countNewCart(tx, deps);
    const { promo_code, merchant_data } = cart;
    await tx
      .insertInto('cart')
      .values({ id: copyId, promo_code: resetPromotions ? null : promo_code, merchant_data })
      .execute();
    await sql`
      insert into cart_line (cart_id, sku_id, quantity, message)
      select ${copyId}, sku_id, quantity, message from cart_line where cart_id = ${id} order by id
    `.execute(tx);
    return true;
  });
  return isCopied || isIssuedCartId(id, deps.secrets) ? copyId : null;
}

/** Makes a cart read-only; idempotent. @returns false for an invalid cart id */
export async function completeCart(id: string, deps: CartCreation & { db: Db }): Promise<boolean> {
  if (!isGuid(id)) return false;
  await inTransaction(deps.db, async (tx) => {
    const cart = await lockCart(tx, id, deps);
    if (!cart || cart.completedAt) return;
    await tx.updateTable('cart').set({ completed_at: new Date() }).where('id', '=', id).execute();
  });
  return true;
}

/** Removes lines that can no longer be bought. */
export async function dropUnsellable(id: string, db: Db): Promise<void> {
  if (!isGuid(id)) return;
  await sql`
    delete from cart_line l using cart c, sku s, product p
    where l.cart_id = ${id} and c.id = l.cart_id and c.completed_at is null and s.id = l.sku_id and p.id = s.product_id
      and (not p.active or greatest(s.in_stock, 0) + s.oversellable + s.static_stock <= 0)
  `.execute(db);
}
