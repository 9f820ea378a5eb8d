import * as z from 'zod';
import { tokenClaims } from '@hemvaror/domain/tokenClaims';
import type { Environment } from '../settings/settings.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

type Api = Pick<Environment, 'AUTH_URL' | 'GRAPHQL_URL' | 'API_KEY'>;

/** The session of a member of staff who sees the shop as a customer. It has no refresh token. */
export interface Impersonation {
  token: string;
  /** E-mail address of the customer. */
  userName: string;
  maxAgeSeconds: number;
}

const TIMEOUT_MS = timeLimit(5_000);
const MAX_AGE_SECONDS = 3_600;
const MAX_USER_NAME_LENGTH = 254;
/** Statuses of a service that has no such endpoint. */
const MISSING: readonly number[] = [404, 405];

const issuedSchema = z.object({ token: z.string().min(20).max(4_096) });
const userSchema = z.object({ data: z.object({ getUser: z.object({ email: z.string() }) }) });

/**
 * Exchanges a login token for a session: `POST {auth}/login-token` with `{ token }` responds with `{ token }` the first time,
 * and refuses a used one. A service without this endpoint accepts the login token itself as access token, until it expires.
 *
 * @returns null for a token that is invalid, used or expired, or not of a member of staff
 * @throws Error if the API does not respond
 */
export async function exchangeLoginToken(loginToken: string, api: Api): Promise<Impersonation | null> {
  if (!impersonationOf(loginToken)) return null;
  const response = await fetch(`${api.AUTH_URL}/login-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: loginToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (response.status >= 500) throw new Error(`The auth service returned status ${response.status}.`);
  if (MISSING.includes(response.status))
    return (await isAccepted(loginToken, api)) ? impersonationOf(loginToken) : null;
  if (!response.ok) return null;
  return impersonationOf(issuedSchema.parse(await response.json()).token);
}

/** Ends the session of an access token. Never rejects: the browser's cookies are removed in any case. */
export async function endImpersonation(token: string, { AUTH_URL }: Pick<Api, 'AUTH_URL'>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch(`${AUTH_URL}/logout`, { headers: bearer(token), signal, redirect: 'error' }).catch(() => undefined);
}

/** The session that a token describes; null if it is expired or not of a member of staff. Not verified: the API does that. */
function impersonationOf(token: string): Impersonation | null {
  const { userName, expiresAt = 0, spoofedBy } = tokenClaims(token) ?? {};
  const secondsLeft = Math.floor(expiresAt - Date.now() / 1_000);
  if (!userName || userName.length > MAX_USER_NAME_LENGTH || !spoofedBy || secondsLeft <= 0) return null;
  return { token, userName, maxAgeSeconds: Math.min(secondsLeft, MAX_AGE_SECONDS) };
}

async function isAccepted(token: string, { GRAPHQL_URL, API_KEY }: Api): Promise<boolean> {
  const response = await fetch(GRAPHQL_URL, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json', 'x-apikey': API_KEY },
    body: JSON.stringify({ query: '{ getUser { email } }' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (response.status >= 500) throw new Error(`The API returned status ${response.status}.`);
  return userSchema.safeParse(await response.json()).success;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
