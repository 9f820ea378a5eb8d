import type { Db } from '../../platform/db/openDatabase.ts';

/** The open carts of a customer, with what was entered at their checkouts. */
export async function readCarts(db: Db, customerId: number) {
  const carts = await db
    .selectFrom('cart')
    .leftJoin('checkout', (join) =>
      join.onRef('checkout.cart_id', '=', 'cart.id').on('checkout.customer_id', '=', customerId),
    )
    .select(['cart.id', 'cart.created_at', 'cart.updated_at', 'cart.promo_code', 'checkout.state'])
    .where((where) => where.or([where('cart.customer_id', '=', customerId), where('checkout.state', 'is not', null)]))
    .where('cart.completed_at', 'is', null)
    .orderBy('cart.created_at')
    .execute();
  if (carts.length === 0) return [];
  const lines = await db
    .selectFrom('cart_line')
    .innerJoin('sku', 'sku.id', 'cart_line.sku_id')
    .select(['cart_line.cart_id', 'sku.article_number', 'cart_line.quantity', 'cart_line.message'])
    .where(
      'cart_line.cart_id',
      'in',
      carts.map(({ id }) => id),
    )
    .orderBy('cart_line.id')
    .execute();

  return carts.map((cart) => ({
    createdAt: cart.created_at,
    changedAt: cart.updated_at,
    promoCode: cart.promo_code,
    lines: lines
      .filter((line) => line.cart_id === cart.id)
      .map((line) => ({ articleNumber: line.article_number, quantity: line.quantity, message: line.message })),
    enteredAtCheckout: cart.state,
  }));
}
