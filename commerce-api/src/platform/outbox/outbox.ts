import { sql } from 'kysely';
import { announce } from '../db/changes.ts';
import type { Db, Tx } from '../db/openDatabase.ts';

/** Longer than the longest sending (`SEND_SECONDS`), so that a mail in the making is nobody else's. */
const CLAIM_SECONDS = 300;

/** A mail that this process may send now. */
export interface ClaimedMail {
  id: number;
  kind: string;
  payload: unknown;
  /** With this one; also the ticket by which the outcome is written. */
  attempts: number;
  /** Those before this attempt. */
  refusals: number;
  messageId: string;
  createdAt: Date;
}

/** Leaves a mail to be sent, in the transaction that gives the reason for it: both happen or neither. */
export async function enqueueMail(tx: Tx, kind: string, payload: object): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute();
  await announce(tx, { mailWaits: true });
}

/**
 * The mail that is due the longest, for this process alone. The claim ends by itself when the process does.
 *
 * @param kinds that can be written here: what a newer release left is for processes of that release
 * @param domain of the Message-ID, when it has none yet
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

/** An address that somebody typed, `email`, has served its end; that of an order's confirmation, `to`, belongs to the order. */
export async function markSent(db: Db, { id }: ClaimedMail): Promise<void> {
  await sql`
    update outbox set sent_at = now(), payload = payload - 'email', locked_until = null, failed_at = null, last_error = null
    where id = ${id} and sent_at is null
  `.execute(db);
}

/** For a mail to nobody: the address that somebody typed is not ours to keep. */
export async function discardMail(db: Db, { id }: ClaimedMail): Promise<void> {
  await sql`delete from outbox where id = ${id} and sent_at is null`.execute(db);
}

interface Failed {
  reason: string;
  isRefusal: boolean;
  /** Null gives the mail up. */
  retryInMs: number | null;
}

/** Does nothing when the claim has run out and somebody else has taken the mail since. */
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

/** Milliseconds until the next mail is due, 0 when one is; null when none waits. */
export async function nextMailInMs(db: Db, kinds: readonly string[]): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(next_attempt_at, locked_until)) - now()) * 1000)::float8 as ms
    from outbox where sent_at is null and failed_at is null and kind in (${sql.join(kinds)})
  `.execute(db);
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : Math.max(0, Math.ceil(ms));
}

/** How many mails wait and how many were given up; reads the unsent ones only. */
export async function countUnsentMail(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where failed_at is null)::int as waiting,
      count(*) filter (where failed_at is not null)::int as failed
    from outbox where sent_at is null
  `.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
