import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import { inTransaction } from '../platform/db/openDatabase.ts';
import { eraseOrders, forgetRecipients, isClosed } from '../erasure/eraseOrders.ts';
import { eraseOrderDetails } from '../erasure/eraseOrderDetails.ts';
import type { RetentionConfig } from '../platform/config/retentionConfig.ts';

/** Rows per statement, so that rows are not locked for long. */
const BATCH = 500;

/** Number of deleted rows by kind, without zeros. */
export type Swept = Record<string, number>;

/**
 * Deletes expired data. Rows that are locked by a request or another process are left for the next sweep.
 */
export async function sweep(db: Db, ages: RetentionConfig): Promise<Swept> {
  const before = (days: number) => sql`now() - make_interval(secs => ${days * 86_400}::float8)`;
  const old: [name: string, table: string, condition: RawBuilder<unknown>][] = [
    ['attempts', 'attempt', sql`resets_at <= now()`],
    ['idempotentRequests', 'idempotent_request', sql`expires_at <= now()`],
    ['challenges', 'used_challenge', sql`expires_at <= now()`],
    ['resetKeys', 'password_reset', sql`expires_at <= now()`],
    ['checkouts', 'checkout', sql`expires_at <= now()`],
    [
      'carts',
      'cart',
      sql`updated_at <= ${before(ages.cartDays)} and not exists (select from shop_order o where o.cart_id = cart.id)`,
    ],
    ['refreshTokens', 'refresh_token', sql`expires_at <= now()`],
    [
      'sessions',
      'session',
      sql`created_at <= ${before(ages.sessionDays)} and (revoked_at <= ${before(ages.sessionDays)}
        or not exists (select from refresh_token t where t.session_id = session.id))`,
    ],
    ['sentMails', 'outbox', sql`sent_at <= ${before(ages.sentMailDays)}`],
    ['failedMails', 'outbox', sql`sent_at is null and failed_at <= ${before(ages.failedMailDays)}`],
    [
      'newsletterSubscriptions',
      'newsletter_subscription',
      sql`confirmed_at is null and created_at <= ${before(ages.newsletterConfirmDays)}`,
    ],
    ['newsletterKeys', 'newsletter_key', sql`expires_at <= now()`],
    ['sandboxPayments', 'sandbox_payment', isBeforeYears(sql`created_at`, ages.orderYears)],
    [
      'availabilityRequests',
      'availability_request',
      sql`notified_at is not null or created_at <= ${before(ages.availabilityDays)}`,
    ],
    ['erasures', 'erasure', sql`erased_at <= ${before(ages.backupDays)}`],
  ];
  const swept: Swept = {};
  for (const [name, table, condition] of old) {
    swept[name] = await inBatches(() => deleteSome(db, table, condition));
  }
  swept['orders'] = await inBatches(() => inTransaction(db, eraseClosedOrders));
  swept['oldOrders'] = await inBatches(() => inTransaction(db, (tx) => eraseOldOrders(tx, ages.orderYears)));
  swept['orderDetails'] = await inBatches(() =>
    inTransaction(db, (tx) => eraseOldDetails(tx, before(ages.orderDetailsDays))),
  );
  // The recipients of mails that were sent after their orders were erased.
  swept['recipients'] = await inTransaction(db, (tx) =>
    forgetRecipients(tx, sql`(payload ->> 'orderId')::int in (select id from shop_order where email = '')`),
  );
  return Object.fromEntries(Object.entries(swept).filter(([, count]) => count > 0));
}

async function inBatches(some: () => Promise<number>): Promise<number> {
  const count = await some();
  return count < BATCH ? count : count + (await inBatches(some));
}

async function deleteSome(db: Db, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    with old as (select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(BATCH)} for update skip locked)
    delete from ${sql.table(table)} using old where ${sql.table(table)}.ctid = old.ctid returning 1 as one
  `.execute(db);
  return rows.length;
}

/** Erases orders that were open when their buyer was erased, and have been closed since. */
function eraseClosedOrders(tx: Tx): Promise<number> {
  return eraseOrders(
    tx,
    sql`id in (
      select id from shop_order where erase_after_delivery and ${isClosed()}
      limit ${sql.lit(BATCH)} for update skip locked
    )`,
  );
}

/**
 * Erases closed orders, of guests and customers, when the law no longer requires their data: bookkeeping law counts full years
 * after the year of the order, its invoice or its last refund.
 */
function eraseOldOrders(tx: Tx, years: number): Promise<number> {
  return eraseOrders(
    tx,
    sql`id in (
      select id from shop_order o
      where email <> '' and ${isClosed()} and ${isBeforeYears(sql`created_at`, years)}
        and not exists (
          select from order_invoice i where i.order_id = o.id and not ${isBeforeYears(sql`i.issued_at`, years)}
        )
        and not exists (
          select from order_refund r where r.order_id = o.id and not ${isBeforeYears(sql`r.created_at`, years)}
        )
      limit ${sql.lit(BATCH)} for update skip locked
    )`,
  );
}

function eraseOldDetails(tx: Tx, before: RawBuilder<unknown>): Promise<number> {
  return eraseOrderDetails(
    tx,
    sql`id in (
      select id from shop_order where not details_erased and ${isClosed()} and updated_at <= ${before}
      limit ${sql.lit(BATCH)} for update skip locked
    )`,
  );
}

/** Whether `years` full calendar years have passed since the year of a time. */
function isBeforeYears(time: RawBuilder<unknown>, years: number): RawBuilder<boolean> {
  return sql`${time} < (
    date_trunc('year', now() at time zone 'Europe/Stockholm') - make_interval(years => ${years}::int)
  ) at time zone 'Europe/Stockholm'`;
}
