import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';

const KEY_BYTES = 32;
/** A key as `newOperatorKey` creates it. */
const KEY_SHAPE = /^[\w-]{43}$/;

export type KeyState = 'valid' | 'expired' | 'removed';

export interface FoundKey {
  name: string;
  /** Patterns of the commands that the key opens. */
  commands: string[];
  state: KeyState;
}

/** The state of a row of `operator_key`, by the clock of the database. */
export const keyState = sql<KeyState>`
  case when revoked_at is not null then 'removed' when expires_at <= now() then 'expired' else 'valid' end
`;

/** Creates a random key of 256 bits, in base64url. */
export function newOperatorKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** A key has 256 random bits, so its hash needs no salt. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Finds a key in the database at each call, since every process must refuse a removed key at once. */
export async function findOperatorKey(db: Db, key: string): Promise<FoundKey | undefined> {
  if (!KEY_SHAPE.test(key)) return undefined;
  return db
    .selectFrom('operator_key')
    .select(['name', 'commands', keyState.as('state')])
    .where('key_hash', '=', hashOfKey(key))
    .executeTakeFirst();
}
