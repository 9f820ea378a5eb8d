import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { emailFrom } from '../customers/email.ts';
import { inTransaction, type Db } from '../db/openDatabase.ts';
import { refusal } from '../graphql/refusal.ts';
import { leaveMail } from '../mail/outbox.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { countAttempt, forgetAttempts, secondsToWait } from './attempts.ts';
import { isPasswordDigest } from './digest.ts';
import { endSessionsOf } from './sessions.ts';

/** Minutes from the writing of the mail. */
export const RESET_KEY_MINUTES = 60;

/** As for logging in, but that nobody needs ten of these mails. */
const LIMITS = { perName: { limit: 5, seconds: 900 }, perAddress: { limit: 100, seconds: 900 } };

interface Asked {
  db: Db;
  /** Of the client. */
  address: string;
}

/**
 * Leaves a mail for the address, known or not: who it belongs to is looked up when the mail is written, so the answer
 * tells nothing, and takes as long for a stranger as for a customer. Beyond the limit of one address no more mail is left.
 *
 * @throws GraphQLError TOO_MANY_ATTEMPTS for one client that asks about many
 */
export async function requestReset(
  { db, address }: Asked,
  { email: typed, language }: { email: string; language: LanguageCode },
): Promise<true> {
  await countAttempt(db, `reset ${address}`, LIMITS.perAddress);
  const email = emailFrom(typed);
  if (!email) return true;
  const wait = await secondsToWait(db, `reset ${email}`, LIMITS.perName);
  if (wait === 0) await inTransaction(db, (tx) => leaveMail(tx, 'passwordReset', { email, language }));
  return true;
}

/** A new key for a customer; earlier ones stay good, as mails overtake each other. Only its hash is stored. */
export async function newResetKey(db: Db, customerId: number, now = new Date()): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute();
  await db
    .insertInto('password_reset')
    .values({
      key_hash: hashOf(key),
      customer_id: customerId,
      expires_at: new Date(now.getTime() + RESET_KEY_MINUTES * 60_000),
    })
    .execute();
  return key;
}

/**
 * Sets a new password and signs everybody out. The key, and every other key of the customer, is gone after it.
 *
 * @param password the digest of it
 * @returns false for a key that is unknown, used or too old
 * @throws GraphQLError BAD_INPUT for what is no digest, TOO_MANY_ATTEMPTS
 */
export async function commitReset(
  { db, address }: Asked,
  { key, password }: { key: string; password: string },
): Promise<boolean> {
  await countAttempt(db, `reset key ${address}`, LIMITS.perAddress);
  if (!isPasswordDigest(password)) throw refusal('BAD_INPUT', 'The password must be a SHA-384 digest in base64.');
  // Hashing is slow on purpose: not for keys that are none, nor while a transaction is open.
  if ((await livingReset(db, key)) === undefined) return false;
  const password_hash = await hash(password);

  const owner = await inTransaction(db, async (tx) => {
    const taken = await tx
      .deleteFrom('password_reset')
      .where('key_hash', '=', hashOf(key))
      .where('expires_at', '>', new Date())
      .returning('customer_id as id')
      .executeTakeFirst();
    if (!taken) return undefined;
    await tx.deleteFrom('password_reset').where('customer_id', '=', taken.id).execute();
    await endSessionsOf(tx, taken.id);
    return tx
      .updateTable('customer')
      .set({ password_hash })
      .where('id', '=', taken.id)
      .returning('email')
      .executeTakeFirst();
  });
  if (!owner) return false;
  // Who has guessed too often, and then asked for the mail, may log in now.
  await forgetAttempts(db, `auth ${owner.email}`);
  return true;
}

async function livingReset(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .select('customer_id')
    .where('key_hash', '=', hashOf(key))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row?.customer_id;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
