import { sql } from 'kysely';
import { announce } from '../db/changes.ts';
import type { Db, Tx } from '../db/openDatabase.ts';

/** Longer than the longest sending (`SEND_SECONDS`), so that no other process claims a mail that is being sent. */
const CLAIM_SECONDS = 300;

/** A mail that this process may send now. */
export interface ClaimedMail {
  id: number;
  kind: string;
  payload: unknown;
  /** Attempts including this one; also identifies the claim when the outcome is stored. */
  attempts: number;
  /** Refusals before this attempt. */
  refusals: number;
  messageId: string;
  createdAt: Date;
}

/** Enqueues a mail in the transaction of its cause, so that both are committed or neither. */
export async function enqueueMail(tx: Tx, kind: string, payload: object): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute();
  await announce(tx, { mailWaits: true });
}

/**
 * Claims the mail that has been due the longest for this process. The claim expires if the process dies.
 *
 * @param kinds that this release can write: kinds of a newer release are left to its processes
 * @param domain of the Message-ID, if the mail has none yet
 */
export async function claimMail(db: Db, kinds: readonly string[], domain: string): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update outbox set
      attempts = attempts + 1,
      locked_until = now() + make_interval(secs => ${CLAIM_SECONDS}),
      message_id = coalesce(message_id, '<' || gen_random_uuid() || '@' || ${domain}::text || '>')
    where id = (
      select id from outbox
      where sent_at is null and failed_at is null and next_attempt_at <= now()
        and (locked_until is null or locked_until <= now()) and kind in (${sql.join(kinds)})
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, kind, payload, attempts, refusals, message_id as "messageId", created_at as "createdAt"
  `.execute(db);
  return rows[0];
}

/** Marks a mail as sent and removes a typed address, `email`. The address of an order confirmation, `to`, stays. */
export async function markSent(db: Db, { id }: ClaimedMail): Promise<void> {
  await sql`
    update outbox set sent_at = now(), payload = payload - 'email', locked_until = null, failed_at = null, last_error = null
    where id = ${id} and sent_at is null
  `.execute(db);
}

/** Deletes a mail without a recipient, because the typed address must not be stored. */
export async function discardMail(db: Db, { id }: ClaimedMail): Promise<void> {
  await sql`delete from outbox where id = ${id} and sent_at is null`.execute(db);
}

interface Failed {
  reason: string;
  isRefusal: boolean;
  /** Null: the mail has failed permanently. */
  retryInMs: number | null;
}

/** Stores a failure, unless the claim has expired and another process has claimed the mail since. */
export async function markFailed(
  db: Db,
  { id, attempts }: ClaimedMail,
  { reason, isRefusal, retryInMs }: Failed,
): Promise<void> {
  await sql`
    update outbox set
      locked_until = null,
      last_error = ${reason},
      refusals = refusals + ${isRefusal ? 1 : 0},
      next_attempt_at = now() + make_interval(secs => ${(retryInMs ?? 0) / 1000}::float8),
      failed_at = ${retryInMs === null ? sql`now()` : sql`null`}
    where id = ${id} and attempts = ${attempts} and sent_at is null
  `.execute(db);
}

/** Milliseconds until the next mail is due, 0 if one is due, null if none is queued. */
export async function nextMailInMs(db: Db, kinds: readonly string[]): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(next_attempt_at, locked_until)) - now()) * 1000)::float8 as ms
    from outbox where sent_at is null and failed_at is null and kind in (${sql.join(kinds)})
  `.execute(db);
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : Math.max(0, Math.ceil(ms));
}

/** Counts queued and permanently failed mails; reads only unsent ones. */
export async function countUnsentMail(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where failed_at is null)::int as waiting,
      count(*) filter (where failed_at is not null)::int as failed
    from outbox where sent_at is null
  `.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
