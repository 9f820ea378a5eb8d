import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';
import { decryptText, encryptText } from './textCipher.ts';

/** How long a replaced token still returns its successor: several tabs may refresh at once. */
const GRACE_MS = 60_000;
/** More refreshes than a customer can make within the grace period. */
const MAX_CHAIN = 20;
export const WEEK = 604_800;

export interface Session {
  id: string;
  customerId: number;
  /** Remaining validity of the refresh token, in seconds. */
  remainingSeconds: number;
  /** For the client; only its hash is stored. */
  refreshToken: string;
}

export interface SessionStart {
  customerId: number;
  /** Max time between two refreshes, in seconds. */
  lifetimeSeconds: number;
  /** Max time from the login, in seconds. */
  maxSeconds: number;
  device: string;
}

/** `invalid`: unknown, expired or of an ended session. `reused`: the token was replayed, so its session was ended. */
export type RefreshResult =
  | { ok: true; session: Session }
  | { ok: false; reason: 'invalid' }
  | { ok: false; reason: 'reused'; customerId: number };

export async function beginSession(db: Db | Tx, start: SessionStart, now = new Date()): Promise<Session> {
  const { customerId, lifetimeSeconds, maxSeconds, device } = start;
  const { id } = await db
    .insertInto('session')
    .values({
      customer_id: customerId,
      lifetime_seconds: lifetimeSeconds,
      device,
      authenticated_at: now,
      last_used_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(now.getTime() + Math.min(lifetimeSeconds, maxSeconds) * 1000);
  const refreshToken = await addToken(db, id, expiresAt);
  return { id, customerId, remainingSeconds: secondsUntil(expiresAt, now), refreshToken };
}

interface Family {
  sessionId: string;
  customerId: number;
  /** Expiry of a token that is issued now. */
  expiresAt: Date;
  now: Date;
}

/**
 * Issues the next token of a session. Each token has one successor: sending it again within the grace period returns the
 * same successor, so tabs that refresh at once agree. After that it counts as stolen and ends the session, unless its
 * successor was never used: then the response was lost, and a new successor replaces the old one.
 *
 * @param maxSeconds absolute lifetime of a session from its login
 */
export async function refreshSession(
  db: Db,
  refreshToken: string,
  maxSeconds: number,
  now = new Date(),
): Promise<RefreshResult> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['session.id', 'session.customer_id', 'session.lifetime_seconds', 'session.created_at'])
      .select([
        'refresh_token.expires_at',
        'refresh_token.replaced_at',
        'refresh_token.revoked_at as unused_revoked_at',
      ])
      .select(['refresh_token.successor_hash', 'refresh_token.successor'])
      .where('token_hash', '=', hashOf(refreshToken))
      .where('session.revoked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const endsAt = row && new Date(row.created_at.getTime() + maxSeconds * 1000);
    if (!row || !endsAt || row.expires_at <= now || endsAt <= now) return { ok: false, reason: 'invalid' };
    const slidesTo = new Date(now.getTime() + row.lifetime_seconds * 1000);
    const expiresAt = slidesTo < endsAt ? slidesTo : endsAt;
    const family: Family = { sessionId: row.id, customerId: row.customer_id, expiresAt, now };

    if (row.unused_revoked_at) return endStolenSession(tx, family);
    if (!row.replaced_at) return replaceToken(tx, refreshToken, family);
    if (row.replaced_at.getTime() + GRACE_MS >= now.getTime()) {
      // Replaced by an older release, which stored no successor.
      if (row.successor === null) return replaceToken(tx, refreshToken, family);
      return readNewestToken(tx, decryptText(row.successor, successorKey(refreshToken)), family);
    }
    if (row.successor_hash === null || !(await revokeUnusedToken(tx, row.successor_hash, now)))
      return endStolenSession(tx, family);
    return replaceToken(tx, refreshToken, family);
  });
}

async function replaceToken(tx: Tx, refreshToken: string, family: Family): Promise<RefreshResult> {
  const { sessionId: id, customerId, expiresAt, now } = family;
  const successor = await addToken(tx, id, expiresAt);
  await tx
    .updateTable('refresh_token')
    .set({
      replaced_at: now,
      successor_hash: hashOf(successor),
      successor: encryptText(successor, successorKey(refreshToken)),
    })
    .where('token_hash', '=', hashOf(refreshToken))
    .execute();
  await tx.updateTable('session').set({ last_used_at: now }).where('id', '=', id).execute();
  // Otherwise a long session would leave one row per quarter of an hour.
  await tx.deleteFrom('refresh_token').where('session_id', '=', id).where('expires_at', '<=', now).execute();
  return {
    ok: true,
    session: { id, customerId, remainingSeconds: secondsUntil(expiresAt, now), refreshToken: successor },
  };
}

/** The key for the successor of a token: only the holder of the replaced token can decrypt it. */
function successorKey(replaced: string) {
  return { secret: replaced, purpose: 'refresh token successor' } as const;
}

/** Reads the last token of the chain from `first`: another tab may have refreshed again within the grace period. */
async function readNewestToken(
  tx: Tx,
  first: string,
  { sessionId: id, customerId, now }: Family,
): Promise<RefreshResult> {
  let refreshToken = first;
  for (let length = 0; length < MAX_CHAIN; length += 1) {
    // Sequential: each step decrypts the token that the next one needs.
    const row = await tx
      .selectFrom('refresh_token')
      .select(['expires_at', 'successor'])
      .where('token_hash', '=', hashOf(refreshToken))
      .executeTakeFirst();
    if (!row) break;
    if (row.successor === null) {
      const remainingSeconds = secondsUntil(row.expires_at, now);
      return { ok: true, session: { id, customerId, remainingSeconds, refreshToken } };
    }
    refreshToken = decryptText(row.successor, successorKey(refreshToken));
  }
  return { ok: false, reason: 'invalid' };
}

/** Revokes a token that was never used. @returns false if it was used */
async function revokeUnusedToken(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('replaced_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

async function endStolenSession(tx: Tx, { sessionId, customerId, now }: Family): Promise<RefreshResult> {
  await tx.updateTable('session').set({ revoked_at: now }).where('id', '=', sessionId).execute();
  return { ok: false, reason: 'reused', customerId };
}

/** Ends the session that a refresh token belongs to. @returns its customer, if it was open */
export async function endSession(db: Db | Tx, refreshToken: string): Promise<number | undefined> {
  const row = await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('revoked_at', 'is', null)
    .where('id', 'in', (from) =>
      from.selectFrom('refresh_token').select('session_id').where('token_hash', '=', hashOf(refreshToken)),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id;
}

/** Ends one session of a customer. @returns false if it belongs to another customer or has ended */
export async function endSessionOf(db: Db, customerId: number, sessionId: string): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session of a customer. @returns the number of ended sessions */
export async function endSessionsOf(db: Db | Tx, customerId: number): Promise<number> {
  const rows = await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Ends the previous session of a browser in which the same customer logs in again. */
export async function endReplacedSession(tx: Tx, customerId: number, refreshToken: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('id', 'in', (from) =>
      from.selectFrom('refresh_token').select('session_id').where('token_hash', '=', hashOf(refreshToken)),
    )
    .execute();
}

export interface OpenSession {
  id: string;
  device: string;
  createdAt: Date;
  /** Time of the login or the last refresh. */
  lastUsedAt: Date;
}

/** The sessions of a customer that can still be refreshed, most recently used first. */
export async function openSessions(
  db: Db,
  customerId: number,
  maxSeconds: number,
  now = new Date(),
): Promise<OpenSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - maxSeconds * 1000))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_token')
          .select('token_hash')
          .whereRef('session_id', '=', 'session.id')
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

async function addToken(db: Db | Tx, sessionId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('refresh_token')
    .values({ token_hash: hashOf(token), session_id: sessionId, expires_at: expiresAt })
    .execute();
  return token;
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.floor((moment.getTime() - now.getTime()) / 1000));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
