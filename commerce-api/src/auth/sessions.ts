import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '../db/openDatabase.ts';

/** Seconds in which the token before the last is still good: several tabs refresh at once. */
const GRACE = 60;
export const WEEK = 604_800;

export interface Session {
  id: string;
  customerId: number;
  lifetimeSeconds: number;
  /** To be handed to the client; only its hash is stored. */
  refreshToken: string;
}

export async function beginSession(db: Db | Tx, customerId: number, lifetimeSeconds: number): Promise<Session> {
  const { id } = await db
    .insertInto('session')
    .values({ customer_id: customerId, lifetime_seconds: lifetimeSeconds })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, customerId, lifetimeSeconds, refreshToken: await addToken(db, id, lifetimeSeconds) };
}

/** A new token for an old one, each good once (and a minute longer). Reuse after that ends the whole session. */
export async function refreshSession(db: Db, refreshToken: string, now = new Date()): Promise<Session | null> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['session.id', 'session.customer_id', 'session.lifetime_seconds', 'session.revoked_at'])
      .select(['refresh_token.expires_at', 'refresh_token.replaced_at'])
      .where('token_hash', '=', hashOf(refreshToken))
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.revoked_at || row.expires_at <= now) return null;
    if (row.replaced_at && row.replaced_at.getTime() + GRACE * 1000 < now.getTime()) {
      await tx.updateTable('session').set({ revoked_at: now }).where('id', '=', row.id).execute();
      return null;
    }
    await tx
      .updateTable('refresh_token')
      .set({ replaced_at: now })
      .where('token_hash', '=', hashOf(refreshToken))
      .where('replaced_at', 'is', null)
      .execute();
    const { id, customer_id: customerId, lifetime_seconds: lifetimeSeconds } = row;
    // A session that slides on for a year would else leave a row for every quarter of an hour.
    await tx.deleteFrom('refresh_token').where('session_id', '=', id).where('expires_at', '<=', now).execute();
    return { id, customerId, lifetimeSeconds, refreshToken: await addToken(tx, id, lifetimeSeconds, now) };
  });
}

export async function endSession(db: Db, refreshToken: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('revoked_at', 'is', null)
    .where('id', 'in', (from) =>
      from.selectFrom('refresh_token').select('session_id').where('token_hash', '=', hashOf(refreshToken)),
    )
    .execute();
}

/** After a change of password nobody stays signed in by the old one. */
export async function endSessionsOf(db: Db | Tx, customerId: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute();
}

async function addToken(db: Db | Tx, sessionId: string, lifetimeSeconds: number, now = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + lifetimeSeconds * 1000);
  await db
    .insertInto('refresh_token')
    .values({ token_hash: hashOf(token), session_id: sessionId, expires_at })
    .execute();
  return token;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
