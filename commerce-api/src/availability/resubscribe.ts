import type { Db } from '../platform/db/openDatabase.ts';
import type { BackInStock } from './notifySubscribers.ts';

/** Restores a subscription: the sku was sold out again before its mail was written. */
export async function resubscribe(db: Db, { email, skuId, language }: BackInStock): Promise<void> {
  await db
    .insertInto('availability_request')
    .values({ email, sku_id: skuId, language })
    .onConflict((on) => on.doNothing())
    .execute();
}
