import { hash, verify } from '@node-rs/argon2';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { LanguageCode } from '../markets/channels.ts';
import type { TokenOwner } from './accessToken.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { passwordDigest } from './digest.ts';
import { beginSession, endReplacedSession, endSessionsOf, type Session, type SessionStart } from './sessions.ts';

export interface AuthSuccess {
  owner: TokenOwner;
  session: Session;
}

export type AuthFailure = 'INVALID_CREDENTIALS' | 'USER_EXISTS' | 'PASSWORD_TOO_COMMON';

export interface Credentials {
  username: string;
  /** Digest of the password. */
  password: string;
}

/** The terms of a new session, without its customer. */
export type SessionTerms = Omit<SessionStart, 'customerId'>;

/** Verified for unknown users, so that the response takes as long as for known ones. */
const DUMMY_HASH = hash(passwordDigest('nobody has this password'));

/** @param refreshToken of the previous session of this browser, if any: the new session replaces it */
export async function logIn(
  db: Db,
  { username, password }: Credentials,
  terms: SessionTerms,
  refreshToken: string | undefined,
): Promise<AuthSuccess | AuthFailure> {
  const authenticated = await authenticateCustomer(db, username, password);
  if (!authenticated) return 'INVALID_CREDENTIALS';
  const { owner, passwordHash } = authenticated;
  return inTransaction(db, async (tx) => {
    // Without the lock, a session with the former password could begin after a change of it has ended all sessions.
    const current = await tx
      .selectFrom('customer')
      .select('id')
      .where('id', '=', owner.id)
      .where('password_hash', '=', passwordHash)
      .forShare()
      .executeTakeFirst();
    if (!current) return 'INVALID_CREDENTIALS';
    if (refreshToken !== undefined) await endReplacedSession(tx, owner.id, refreshToken);
    return { owner, session: await beginSession(tx, { ...terms, customerId: owner.id }) };
  });
}

export async function register(
  db: Db,
  { username, password }: Credentials,
  terms: SessionTerms,
): Promise<AuthSuccess | AuthFailure> {
  if (await isCommonPassword(password)) return 'PASSWORD_TOO_COMMON';
  const password_hash = await hash(password);
  return inTransaction(db, async (tx) => {
    const owner = await tx
      .insertInto('customer')
      .values({ email: username, password_hash, personal_id: null, meta_data: null })
      .onConflict((on) => on.column('email').doNothing())
      .returning(['id', 'email', 'customer_type'])
      .executeTakeFirst();
    return owner ? { owner, session: await beginSession(tx, { ...terms, customerId: owner.id }) } : 'USER_EXISTS';
  });
}

/** Ends every session, begins one, and mails the owner, in case somebody else changed the password. */
export async function changePassword(
  db: Db,
  { username, password, newPassword }: Credentials & { newPassword: string },
  terms: SessionTerms,
  language: LanguageCode,
): Promise<AuthSuccess | AuthFailure> {
  const authenticated = await authenticateCustomer(db, username, password);
  if (!authenticated) return 'INVALID_CREDENTIALS';
  const { owner, passwordHash } = authenticated;
  if (await isCommonPassword(newPassword)) return 'PASSWORD_TOO_COMMON';
  const password_hash = await hash(newPassword);
  return inTransaction(db, async (tx) => {
    // Hashing takes too long for a transaction, so the password may have changed since it was verified.
    const changed = await tx
      .updateTable('customer')
      .set({ password_hash })
      .where('id', '=', owner.id)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return 'INVALID_CREDENTIALS';
    await endSessionsOf(tx, owner.id);
    await enqueueMail(tx, 'passwordChanged', { customerId: owner.id, email: owner.email, language });
    return { owner, session: await beginSession(tx, { ...terms, customerId: owner.id }) };
  });
}

interface Authenticated {
  owner: TokenOwner;
  /** The hash that the password matched. */
  passwordHash: string;
}

async function authenticateCustomer(db: Db, username: string, password: string): Promise<Authenticated | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'email', 'customer_type', 'password_hash'])
    .where('email', '=', username)
    .executeTakeFirst();
  const isMatch = await verify(row?.password_hash ?? (await DUMMY_HASH), password);
  if (!row || !isMatch) return undefined;
  const { password_hash: passwordHash, ...owner } = row;
  return { owner, passwordHash };
}
