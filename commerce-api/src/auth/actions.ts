import { hash, verify } from '@node-rs/argon2';
import { inTransaction, type Db } from '../db/openDatabase.ts';
import type { TokenOwner } from './accessToken.ts';
import { passwordDigest } from './digest.ts';
import { beginSession, endSessionsOf, type Session } from './sessions.ts';

export interface Entered {
  owner: TokenOwner;
  session: Session;
}

export type Refused = 'INVALID_CREDENTIALS' | 'USER_EXISTS';

/** Checked when there is no such user, so that the answer takes as long as for one that is there. */
const nobody = hash(passwordDigest('nobody has this password'));

export async function logIn(
  db: Db,
  { username, password, lifetime }: { username: string; password: string; lifetime: number },
): Promise<Entered | Refused> {
  const owner = await ownerWith(db, username, password);
  return owner ? { owner, session: await beginSession(db, owner.id, lifetime) } : 'INVALID_CREDENTIALS';
}

export async function register(
  db: Db,
  { username, password, lifetime }: { username: string; password: string; lifetime: number },
): Promise<Entered | Refused> {
  const password_hash = await hash(password);
  return inTransaction(db, async (tx) => {
    const owner = await tx
      .insertInto('customer')
      .values({ email: username, password_hash, personal_id: null, meta_data: null })
      .onConflict((on) => on.column('email').doNothing())
      .returning(['id', 'email', 'customer_type'])
      .executeTakeFirst();
    return owner ? { owner, session: await beginSession(tx, owner.id, lifetime) } : 'USER_EXISTS';
  });
}

export async function changePassword(
  db: Db,
  given: { username: string; password: string; newPassword: string; lifetime: number },
): Promise<Entered | Refused> {
  const { username, password, newPassword, lifetime } = given;
  const owner = await ownerWith(db, username, password);
  if (!owner) return 'INVALID_CREDENTIALS';
  const password_hash = await hash(newPassword);
  return inTransaction(db, async (tx) => {
    await tx.updateTable('customer').set({ password_hash }).where('id', '=', owner.id).execute();
    await endSessionsOf(tx, owner.id);
    return { owner, session: await beginSession(tx, owner.id, lifetime) };
  });
}

async function ownerWith(db: Db, username: string, password: string): Promise<TokenOwner | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'email', 'customer_type', 'password_hash'])
    .where('email', '=', username)
    .executeTakeFirst();
  const isRight = await verify(row?.password_hash ?? (await nobody), password);
  return row && isRight ? { id: row.id, email: row.email, customer_type: row.customer_type } : undefined;
}
