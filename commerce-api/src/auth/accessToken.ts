import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Db } from '../platform/db/openDatabase.ts';
import type { Viewer } from './viewer.ts';
import type { Secrets, TokenKey } from './secrets.ts';

/** Lifetime of an access token in seconds; clients refresh at 90 % of it. */
export const MAX_AGE = 900;

/** Rejects a token of another service that shares the secret by mistake. */
const ISSUER = 'commerce-api';
/** A token is valid for one use only: the link of a login token may be read by proxies and in chats. */
const AUDIENCES = { access: 'storefront', login: 'login-token' } as const;
type TokenUse = keyof typeof AUDIENCES;

const NAME_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';

const claims = z.object({
  sid: z.string(),
  session: z.guid(),
  [NAME_CLAIM]: z.string(),
  /** Seconds since the epoch. */
  exp: z.number(),
  SpoofedBy: z.string().optional(),
});

export type TokenClaims = z.output<typeof claims>;

export interface TokenOwner {
  id: number;
  email: string;
  customer_type: 'PERSON' | 'ORGANIZATION';
}

/** A token with which an operator sees the shop as a customer. It has no refresh token. */
interface Impersonation {
  /** ASCII, as all claims. */
  by: string;
  /** Seconds. */
  maxAge: number;
}

/** Signs a token that authenticates the requests of a session. */
export async function accessToken(
  owner: TokenOwner,
  sessionId: string,
  secrets: Secrets,
  impersonation?: Impersonation,
): Promise<string> {
  return signedToken('access', { owner, sessionId, impersonation }, secrets);
}

/** Signs the token of a link for staff. It is valid only for `exchangeLoginToken`. */
export async function signLoginToken(
  owner: TokenOwner,
  sessionId: string,
  secrets: Secrets,
  impersonation: Impersonation,
): Promise<string> {
  return signedToken('login', { owner, sessionId, impersonation }, secrets);
}

interface TokenContent {
  owner: TokenOwner;
  sessionId: string;
  impersonation: Impersonation | undefined;
}

/**
 * Signs a token with the claims that clients read. Some clients decode the payload as plain base64, so a payload with `-`
 * or `_`, which only base64url has, is signed again with more padding.
 */
async function signedToken(
  use: TokenUse,
  { owner, sessionId, impersonation }: TokenContent,
  { tokens: [current] }: Secrets,
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + (impersonation?.maxAge ?? MAX_AGE);
  for (let attempt = 0; ; attempt += 1) {
    const token = await new SignJWT({
      sid: String(owner.id),
      [NAME_CLAIM]: owner.email,
      CustomerType: owner.customer_type === 'ORGANIZATION' ? 'Organization' : 'Person',
      MemberType: 'unknown',
      MemberId: '0',
      MemberDiscount: '0',
      session: sessionId,
      ...(impersonation && { SpoofedBy: impersonation.by }),
      // Shifts the following bits until no group of six is encoded as `-` or `_`.
      pad: '0'.repeat(attempt),
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: current.id })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCES[use])
      .setExpirationTime(exp)
      .sign(current.key);
    const [, payload = ''] = token.split('.');
    if (!/[-_]/.test(payload) || attempt === 8) return token;
  }
}

/**
 * The claims of a token for this use; null if it is forged or expired, or for another use. A token of an older release, without
 * issuer, audience and key id, is rejected: its client gets a new one for its refresh token.
 *
 * @param options `mayBeExpired` accepts a token after its lifetime
 */
export async function verifiedClaims(
  use: TokenUse,
  token: string,
  { tokens }: Pick<Secrets, 'tokens'>,
  { mayBeExpired = false } = {},
): Promise<TokenClaims | null> {
  const verified = await jwtVerify(token, ({ kid }) => findKey(kid, tokens), {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: AUDIENCES[use],
    ...(mayBeExpired && { currentDate: new Date(0) }),
  }).catch(() => null);
  return claims.safeParse(verified?.payload).data ?? null;
}

/** The viewer of an access token; null if it is forged or expired, or its session has ended. */
export async function viewerOf(token: string, db: Db, secrets: Secrets): Promise<Viewer | null> {
  const verified = await verifiedClaims('access', token, secrets);
  if (!verified) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['customer.id', 'customer.email', 'session.id as sessionId', 'session.authenticated_at as authenticatedAt'])
    .select(['customer.address', 'customer.personal_id as identityNumber', 'customer.customer_type as customerType'])
    .where('session.id', '=', verified.session)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id: customerId, email, sessionId, authenticatedAt, ...account } = row;
  return {
    customerId,
    email,
    sessionId,
    authenticatedAt,
    isStaff: verified.SpoofedBy !== undefined,
    account: { email, ...account },
  };
}

/**
 * The customer whose session an access token belongs to, also if the token has expired: a browser that was asleep refreshes it only
 * after its first requests. Proves no more than whose cart a browser may use. Null for a forged token, and after the session.
 */
export async function customerOfSession(token: string, db: Db, secrets: Secrets): Promise<number | null> {
  const verified = await verifiedClaims('access', token, secrets, { mayBeExpired: true });
  if (!verified) return null;
  const row = await db
    .selectFrom('session')
    .select('customer_id as customerId')
    .where('id', '=', verified.session)
    .where('revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_token')
          .select('refresh_token.session_id')
          .whereRef('refresh_token.session_id', '=', 'session.id')
          .where('refresh_token.expires_at', '>', new Date()),
      ),
    )
    .executeTakeFirst();
  return row?.customerId ?? null;
}

/** @throws Error for a key that is unknown or no longer valid */
function findKey(kid: string | undefined, tokens: readonly TokenKey[]): Uint8Array {
  const found = tokens.find(({ id }) => id === kid);
  if (!found) throw new Error(`Unknown token key ${kid}. Expected the current or the previous AUTH_SECRET.`);
  return found.key;
}
