import { sql } from 'kysely';
import { mayUseCart, type CartProof } from '../auth/shopper.ts';
import type { View } from '../markets/view.ts';
import { isGuid } from '../model/isGuid.ts';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { isIssuedCartId, newCartId } from './cartIds.ts';
import { countNewCart, lockCart, type CartCreation } from './lockCart.ts';

/**
 * Copies the lines of a cart to a new cart. The copy of a cart that is not stored yet is not stored either.
 *
 * @returns the id of the copy; null for an unknown cart, and for that of another customer
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function copyCart(
  id: string,
  resetPromotions: boolean,
  deps: CartCreation & CartProof & { db: Db },
): Promise<string | null> {
  const copyId = newCartId(deps.secrets);
  const cartCustomer = await deps.cartCustomer();
  const isKnown = await inTransaction(deps.db, async (tx) => {
    const cart = await tx
      .selectFrom('cart')
      .select(['customer_id as customerId', 'promo_code', 'merchant_data'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!cart) return isIssuedCartId(id, deps.secrets);
    if (!mayUseCart(cart, cartCustomer)) {
      await deps.accessRefused();
      return false;
    }
    await countNewCart(tx, deps);
    const { promo_code, merchant_data } = cart;
    await tx
      .insertInto('cart')
      .values({ id: copyId, promo_code: resetPromotions ? null : promo_code, merchant_data })
      .execute();
    await sql`
      insert into cart_line (cart_id, sku_id, quantity, message, group_key, package_id, package_group_id,
        package_option_id, package_quantity)
      select ${copyId}, sku_id, quantity, message, group_key, package_id, package_group_id,
        package_option_id, package_quantity from cart_line where cart_id = ${id} order by id
    `.execute(tx);
    return true;
  });
  return isKnown ? copyId : null;
}

/** Makes a cart read-only; idempotent. @returns false for an invalid cart id */
export async function completeCart(
  id: string,
  view: View,
  deps: CartCreation & CartProof & { db: Db },
): Promise<boolean> {
  if (!isGuid(id)) return false;
  const cartCustomer = await deps.cartCustomer();
  const lock = { cartCustomer, customerId: cartCustomer, currency: view.currency.code };
  await inTransaction(deps.db, async (tx) => {
    const cart = await lockCart(tx, id, lock, deps);
    if (!cart || cart.isCompleted) return;
    await tx.updateTable('cart').set({ completed_at: new Date() }).where('id', '=', id).execute();
  });
  return true;
}

/** Removes lines that can no longer be bought, and with them the other lines of their packages. */
export async function dropUnsellable(id: string, { db, ...proof }: CartProof & { db: Db }): Promise<void> {
  if (!isGuid(id)) return;
  const cartCustomer = await proof.cartCustomer();
  await sql`
    with unsellable as (
      select l.id, l.group_key from cart_line l
      join cart c on c.id = l.cart_id join sku s on s.id = l.sku_id join product p on p.id = s.product_id
      where l.cart_id = ${id} and c.completed_at is null and (c.customer_id is null or c.customer_id = ${cartCustomer})
        and (not p.active or greatest(s.in_stock, 0) + s.oversellable + s.static_stock <= 0)
    )
    delete from cart_line where cart_id = ${id}
      and (id in (select id from unsellable) or group_key in (select group_key from unsellable))
  `.execute(db);
}
