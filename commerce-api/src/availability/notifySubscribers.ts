import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { LanguageCode } from '../markets/channels.ts';

/** In one transaction, so that a sku that a thousand wait for holds up nobody else's. */
const BATCH_SIZE = 100;

/** What a mail about a sku that is back is made of; the key `email` is forgotten once it is sent (`markSent`). */
export interface BackInStock {
  email: string;
  skuId: number;
  language: LanguageCode;
}

/** Tells the mails of one moment and one sku apart, without saying to whom they go. */
export interface BackInStockMail extends BackInStock {
  ticket: string;
}

/**
 * Leaves a mail for some of those who wait for a sku that can be bought, the longest waiting first, and forgets that they
 * waited: both happen or neither. Rows that another process is at are left to it, so nobody is told twice.
 *
 * @param productIds whose stock changed; all products when undefined
 * @returns how many were told; as many as `BATCH_SIZE` may mean that there are more
 */
async function notifyBatch(db: Db, productIds: readonly number[] | undefined): Promise<number> {
  return inTransaction(db, async (tx) => {
    const among = productIds ? sql`and s.product_id = any(${[...productIds]}::int[])` : sql``;
    const { rows: told } = await sql<BackInStock>`
      with due as (
        select r.email, r.sku_id
        from availability_request r join sku s on s.id = r.sku_id join product p on p.id = s.product_id
        where r.notified_at is null and p.active ${among}
          and greatest(s.in_stock, 0) + s.oversellable + s.static_stock > 0
        order by r.created_at, r.email limit ${BATCH_SIZE} for update of r skip locked
      )
      delete from availability_request r using due where r.email = due.email and r.sku_id = due.sku_id
      returning r.email, r.sku_id as "skuId", r.language
    `.execute(tx);
    for (const each of told) await enqueueMail(tx, 'backInStock', { ...each, ticket: randomUUID() });
    return told.length;
  });
}

/** Tells all who wait for what can be bought again. @returns how many */
export async function notifySubscribers(db: Db, productIds?: readonly number[]): Promise<number> {
  const told = await notifyBatch(db, productIds);
  return told < BATCH_SIZE ? told : told + (await notifySubscribers(db, productIds));
}
