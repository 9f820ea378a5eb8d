import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { accessToken, verifiedClaims } from './accessToken.ts';
import type { Secrets } from './secrets.ts';

/** Device of the sessions of staff, which the account's list of sessions shows. */
export const STAFF_DEVICE = 'operator';
/** Device of a session that was exchanged already. */
const EXCHANGED_DEVICE = `${STAFF_DEVICE}, exchanged`;

export interface ExchangedToken {
  /** Access token of the new session, which ends when the login token would have. */
  token: string;
  email: string;
}

/**
 * Exchanges the login token of a member of staff for an access token (AUTH-33). The first exchange ends the session of the
 * login token, so a link that is found later is of no use. The use is recorded with the name of the member of staff.
 *
 * @returns null for a token that is forged, expired, used or an access token, and for a customer who has been blocked since
 */
export async function exchangeLoginToken(
  token: string,
  { db, secrets }: { db: Db; secrets: Secrets },
): Promise<ExchangedToken | null> {
  const claims = await verifiedClaims('login', token, secrets);
  const by = claims?.SpoofedBy;
  const maxAge = Math.floor((claims?.exp ?? 0) - Date.now() / 1000);
  if (!claims || by === undefined || maxAge <= 0) return null;
  const exchanged = await inTransaction(db, async (tx) => {
    const used = await tx
      .updateTable('session')
      .set({ revoked_at: new Date() })
      .where('id', '=', claims.session)
      .where('device', '=', STAFF_DEVICE)
      .where('revoked_at', 'is', null)
      .returning('customer_id')
      .executeTakeFirst();
    if (!used) return null;
    const owner = await tx
      .selectFrom('customer')
      .select(['id', 'email', 'customer_type'])
      .where('id', '=', used.customer_id)
      .executeTakeFirstOrThrow();
    const blocked = await tx
      .selectFrom('blocked_customer')
      .select('email')
      .where('email', '=', owner.email)
      .executeTakeFirst();
    if (blocked) return null;
    const session = await tx
      .insertInto('session')
      .values({ customer_id: owner.id, lifetime_seconds: maxAge, device: EXCHANGED_DEVICE, authenticated_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('admin_change')
      .values({ actor: by, command: 'log in as customer', summary: JSON.stringify({ customerId: owner.id }) })
      .execute();
    return { owner, sessionId: session.id };
  });
  if (!exchanged) return null;
  const { owner, sessionId } = exchanged;
  return { token: await accessToken(owner, sessionId, secrets, { by, maxAge }), email: owner.email };
}
