import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Db } from '../platform/db/openDatabase.ts';
import type { Viewer } from './viewer.ts';
import type { Secrets, TokenKey } from './secrets.ts';

/** Seconds an access token lives; clients refresh at 90 % of it. */
export const MAX_AGE = 900;

/** Who issues the tokens, and for whom: a token of another service that shares a secret by mistake is not one of ours. */
const ISSUER = 'commerce-api';
const AUDIENCE = 'storefront';

const NAME_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';

const claims = z.object({ sid: z.string(), session: z.guid(), [NAME_CLAIM]: z.string() });

export interface TokenOwner {
  id: number;
  email: string;
  customer_type: 'PERSON' | 'ORGANIZATION';
}

/**
 * The claims that the clients read. Some decode the payload as plain base64, so a token whose payload holds one of the
 * two characters that base64url writes differently is made anew.
 */
export async function accessToken(
  owner: TokenOwner,
  sessionId: string,
  { tokens: [current] }: Secrets,
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + MAX_AGE;
  for (let attempt = 0; ; attempt += 1) {
    const token = await new SignJWT({
      sid: String(owner.id),
      [NAME_CLAIM]: owner.email,
      CustomerType: owner.customer_type === 'ORGANIZATION' ? 'Organization' : 'Person',
      MemberType: 'unknown',
      MemberId: '0',
      MemberDiscount: '0',
      session: sessionId,
      // Moves the bits that follow until no group of six comes out as `-` or `_`.
      pad: '0'.repeat(attempt),
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: current.id })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setExpirationTime(exp)
      .sign(current.key);
    const [, payload = ''] = token.split('.');
    if (!/[-_]/.test(payload) || attempt === 8) return token;
  }
}

/**
 * Whose token it is, or null: forged, expired, or of a session that ended. A token without issuer, audience and key id is of
 * the release before them: it is not accepted, and its client gets another one for its refresh token.
 */
export async function viewerOf(token: string, db: Db, { tokens }: Secrets): Promise<Viewer | null> {
  const verified = await jwtVerify(token, ({ kid }) => keyNamed(kid, tokens), {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: AUDIENCE,
  }).catch(() => null);
  const parsed = claims.safeParse(verified?.payload);
  if (!parsed.success) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['customer.id', 'customer.email', 'session.id as sessionId', 'session.authenticated_at as authenticatedAt'])
    .where('session.id', '=', parsed.data.session)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id: customerId, ...viewer } = row;
  return { customerId, ...viewer };
}

/** @throws Error for a key that is not, or no longer, one of ours */
function keyNamed(kid: string | undefined, tokens: readonly TokenKey[]): Uint8Array {
  const found = tokens.find(({ id }) => id === kid);
  if (!found) throw new Error(`The key ${kid} of a token is unknown.`);
  return found.key;
}
