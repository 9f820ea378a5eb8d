import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { LanguageCode } from '../markets/channels.ts';

/** Subscriptions per transaction, so that a popular sku does not block others for long. */
const BATCH_SIZE = 100;

/** Payload of a back-in-stock mail. `markSent` removes the key `email` after sending. */
export interface BackInStock {
  email: string;
  skuId: number;
  language: LanguageCode;
}

/** The ticket distinguishes mails about the same sku without containing the address. */
export interface BackInStockMail extends BackInStock {
  ticket: string;
}

/**
 * Enqueues mails for the oldest subscriptions to available skus and deletes these subscriptions, in one transaction. Skips
 * rows that another process has locked, so no subscriber gets two mails.
 *
 * @param productIds products with changed stock; all products if undefined
 * @returns the number of mails; if it is `BATCH_SIZE`, more subscriptions may be due
 */
async function notifyBatch(db: Db, productIds: readonly number[] | undefined): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ofProducts = productIds ? sql`and s.product_id = any(${[...productIds]}::int[])` : sql``;
    const { rows: due } = await sql<BackInStock>`
      with due as (
        select r.email, r.sku_id
        from availability_request r join sku s on s.id = r.sku_id join product p on p.id = s.product_id
        where r.notified_at is null and p.active ${ofProducts}
          and greatest(s.in_stock, 0) + s.oversellable + s.static_stock > 0
        order by r.created_at, r.email limit ${BATCH_SIZE} for update of r skip locked
      )
      delete from availability_request r using due where r.email = due.email and r.sku_id = due.sku_id
      returning r.email, r.sku_id as "skuId", r.language
    `.execute(tx);
    for (const subscription of due) await enqueueMail(tx, 'backInStock', { ...subscription, ticket: randomUUID() });
    return due.length;
  });
}

/** Enqueues mails for all subscriptions to available skus. @returns the number of mails */
export async function notifySubscribers(db: Db, productIds?: readonly number[]): Promise<number> {
  const notified = await notifyBatch(db, productIds);
  return notified < BATCH_SIZE ? notified : notified + (await notifySubscribers(db, productIds));
}
