import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { emailFrom } from '@hemvaror/domain/validation/email';
import type { Config } from '../platform/config/config.ts';
import { RESET_KEY_MINUTES } from '../platform/config/fixedAges.ts';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { Refusal } from '../model/refusal.ts';
import { countEach, secondsUntilAllowed } from '../platform/limits/countEach.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { forgetAttemptsOf } from '../platform/limits/attempts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isPasswordDigest } from './digest.ts';
import type { LogSecurityEvent } from './securityLog.ts';
import { endSessionsOf } from './sessions.ts';

interface ClientInfo {
  db: Db;
  config: Pick<Config, 'limits'>;
  /** Network address of the client. */
  address: string;
  securityEvent: LogSecurityEvent;
}

/**
 * Enqueues a mail to the address, known or not. The customer is looked up when the mail is written, so content and duration
 * of the response do not reveal whether an account exists. Above the limit per address, no mail is enqueued.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS for a network that requests too many
 */
export async function requestReset(
  { db, address, config, securityEvent }: ClientInfo,
  { email: typed, language }: { email: string; language: LanguageCode },
): Promise<true> {
  const { perNetwork, perEmail } = config.limits.passwordReset;
  await countEach(db, { key: `reset ${address}`, limits: perNetwork, text: 'Too many reset links from this network' });
  const email = emailFrom(typed);
  if (!email) return true;
  const wait = await secondsUntilAllowed(db, `reset ${email}`, perEmail);
  securityEvent({ kind: 'resetRequested', email, outcome: wait === 0 ? 'done' : 'limited' });
  if (wait === 0) await inTransaction(db, (tx) => enqueueMail(tx, 'passwordReset', { email, language }));
  return true;
}

/** Creates a key for a customer; earlier keys stay valid, as mails may arrive out of order. Only the hash is stored. */
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
 * Sets a new password, ends all sessions and deletes all reset keys of the customer.
 *
 * @param password digest of the new password
 * @returns false for a key that is unknown, used or expired
 * @throws Refusal BAD_INPUT for an invalid digest, PASSWORD_TOO_COMMON, TOO_MANY_ATTEMPTS
 */
export async function commitReset(
  { db, address, config, securityEvent }: ClientInfo,
  { key, password, language }: { key: string; password: string; language: LanguageCode },
): Promise<boolean> {
  const { perNetwork } = config.limits.passwordReset;
  await countEach(db, { key: `reset key ${address}`, limits: perNetwork, text: 'Too many attempts from this network' });
  if (!isPasswordDigest(password)) throw new Refusal('BAD_INPUT', 'The password must be a SHA-384 digest in base64.');
  if (await isCommonPassword(password)) {
    throw new Refusal('PASSWORD_TOO_COMMON', 'The password is one of the most common ones. Choose another.');
  }
  // Hashing is slow on purpose, so hash only for valid keys, and before the transaction.
  if ((await findValidReset(db, key)) === undefined) return false;
  const password_hash = await hash(password);

  const owner = await inTransaction(db, async (tx) => {
    const used = await tx
      .deleteFrom('password_reset')
      .where('key_hash', '=', hashOf(key))
      .where('expires_at', '>', new Date())
      .returning('customer_id as id')
      .executeTakeFirst();
    if (!used) return undefined;
    await tx.deleteFrom('password_reset').where('customer_id', '=', used.id).execute();
    await endSessionsOf(tx, used.id);
    const { email } = await tx
      .updateTable('customer')
      .set({ password_hash })
      .where('id', '=', used.id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await enqueueMail(tx, 'passwordChanged', { customerId: used.id, email, language });
    return { email };
  });
  if (!owner) return false;
  // The customer may log in at once, even after too many failed attempts.
  await forgetAttemptsOf(db, owner.email);
  securityEvent({ kind: 'resetUsed', email: owner.email, outcome: 'done' });
  return true;
}

async function findValidReset(db: Db, key: string): Promise<number | undefined> {
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
