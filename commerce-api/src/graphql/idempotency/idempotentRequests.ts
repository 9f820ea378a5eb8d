import { setTimeout as delay } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { decryptText, encryptText } from '../../auth/textCipher.ts';
import { Refusal } from '../../model/refusal.ts';
import { IDEMPOTENT_REQUEST_HOURS } from '../../platform/config/fixedAges.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { RunOnce } from '../context.ts';

/** Longest time that one request can take: longer than all timeouts of its statements, which have the same factor. */
const LOCK_SECONDS = 60;
/** Longest wait of a repetition for the response of the first request. */
const WAIT_MS = 15_000;
const POLL_MS = 40;
/** A longer response is not stored: its request runs again, without its additions. */
const MAX_RESPONSE_CHARACTERS = 131_072;

export interface IdempotentRequest {
  /** Sent by the client, one per mutation. */
  key: string;
  /** The credentials of the caller: the same key with others is another key. */
  caller: readonly string[];
  customerId: number | null;
  /** Document, operation name and variables. */
  content: string;
  /** Multiplies the limits of time (`TIME_FACTOR`). */
  timeFactor: number;
}

/**
 * Locks the key of a request for this process, or reads the response of an earlier request with the key. Waits for a
 * request that is still running.
 *
 * @returns the response as it was stored; undefined if the caller has to run the request
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for other content, REQUEST_IN_PROGRESS if the first request takes too long
 */
export async function startOrRepeat(db: Db, request: IdempotentRequest): Promise<string | undefined> {
  const contentHash = hashOf([request.content]);
  const endsAt = Date.now() + WAIT_MS * request.timeFactor;
  for (;;) {
    if (await lock(db, request, contentHash)) return undefined;
    const stored = await db
      .selectFrom('idempotent_request')
      .select(['content_hash', 'response'])
      .where('key_hash', '=', keyHashOf(request))
      .executeTakeFirst();
    if (stored && stored.content_hash !== contentHash) {
      const message = 'The x-idempotency-key was used for another mutation. Use a new key for each mutation.';
      throw new Refusal('IDEMPOTENCY_KEY_REUSED', message);
    }
    if (typeof stored?.response === 'string') return decryptText(stored.response, responseKey(request));
    if (Date.now() >= endsAt) {
      throw new Refusal('REQUEST_IN_PROGRESS', 'The first request with this x-idempotency-key is still running.');
    }
    await delay(POLL_MS);
  }
}

/** Ends a request. Without a response, or with one that is too long, a repetition runs again. */
export async function endRequest(db: Db, request: IdempotentRequest, response: string | undefined): Promise<void> {
  const isStored = response !== undefined && response.length <= MAX_RESPONSE_CHARACTERS;
  await db
    .updateTable('idempotent_request')
    .set({
      locked_until: sql<Date>`now()`,
      response: isStored ? encryptText(response, responseKey(request)) : null,
    })
    .where('key_hash', '=', keyHashOf(request))
    .where('response', 'is', null)
    .execute();
}

/** Guards the additions of a request, which are numbered in the order of their calls. */
export function additionGuards(request: IdempotentRequest): () => RunOnce {
  let count = 0;
  return () => {
    const position = (count += 1);
    return async (tx, unchanged, step) => {
      const { rows } = await sql`
        update idempotent_request set additions = additions || ${position}::int
        where key_hash = ${keyHashOf(request)} and not ${position}::int = any(additions) returning 1 as one
      `.execute(tx);
      return rows.length > 0 ? step() : unchanged;
    };
  };
}

/** @returns false if another request with the key is running or has a response */
async function lock(db: Db, request: IdempotentRequest, contentHash: string): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotent_request as known (key_hash, content_hash, customer_id, locked_until, expires_at)
    values (${keyHashOf(request)}, ${contentHash}, ${request.customerId},
      now() + make_interval(secs => ${LOCK_SECONDS * request.timeFactor}), now() + make_interval(hours => ${IDEMPOTENT_REQUEST_HOURS}))
    on conflict (key_hash) do update set
      content_hash = excluded.content_hash,
      additions = case when known.expires_at <= now() then '{}' else known.additions end,
      response = null,
      locked_until = excluded.locked_until,
      expires_at = case when known.expires_at <= now() then excluded.expires_at else known.expires_at end
    where known.expires_at <= now()
      or known.response is null and known.locked_until <= now() and known.content_hash = excluded.content_hash
    returning 1 as one
  `.execute(db);
  return rows.length > 0;
}

function keyHashOf({ key, caller }: IdempotentRequest): string {
  return hashOf([key, ...caller]);
}

function responseKey({ key }: IdempotentRequest) {
  return { secret: key, purpose: 'idempotent response' } as const;
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
