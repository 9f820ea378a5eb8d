import type { Db } from '../platform/db/openDatabase.ts';

/** Whether a customer has ordered a product, in any size. Canceled orders do not count. */
export async function hasBought(db: Db, customerId: number, productId: number): Promise<boolean> {
  const line = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select('order_line.id')
    .where('shop_order.customer_id', '=', customerId)
    .where('order_line.product_id', '=', productId)
    .where('shop_order.status', '<>', 'cancelled')
    .executeTakeFirst();
  return line !== undefined;
}
