import { isRecord } from '@hemvaror/domain/isRecord';
import { retryAfterSeconds } from '../api/retryAfterSeconds.ts';
import { needsRecentLogin, openSessionsFrom, type EndedSessions, type OpenSession } from './openSessions.ts';
import { earlierPasswordDigest, passwordDigest } from '@hemvaror/domain/passwordDigest';

/** AUTH-13 */
export interface LoginPayload {
  username: string;
  password: string;
  rememberUser: boolean;
}

export interface PasswordPayload extends LoginPayload {
  newPassword: string;
}

export interface IssuedToken {
  token: string;
  /** Lifetime of the token in seconds; 0 if the service sent none. */
  maxAgeSeconds: number;
}

/**
 * `credentials`: wrong user name or password. `commonPassword`: the new password is on the list of common ones.
 * `tooManyAttempts`: rate limit. `unreachable`: no response. `unavailable`: the service failed. Forms
 * show a message for each, a refresh in the background shows none (AUTH-30, OP-31).
 */
export type AuthRefused =
  | { ok: false; reason: 'credentials' | 'commonPassword' | 'unreachable' | 'unavailable' }
  | { ok: false; reason: 'tooManyAttempts'; retryAfterSeconds: number };
export type AuthResult = { ok: true; issued: IssuedToken } | AuthRefused;

export interface AuthClient {
  login: (payload: LoginPayload) => Promise<AuthResult>;
  /** Creates the account and logs in; `credentials` then means that the address is taken. */
  register: (payload: LoginPayload) => Promise<AuthResult>;
  changePassword: (payload: PasswordPayload) => Promise<AuthResult>;
  /** Requests a new token for the session of the browser's cookie (AUTH-31). */
  refresh: () => Promise<AuthResult>;
  /** Fetches the customer's open sessions; null if the service has no session list or does not respond. */
  sessions: (token: string) => Promise<OpenSession[] | null>;
  /** @returns whether the service ended the sessions; null if it requires a recent login */
  endSessions: (token: string, which: EndedSessions) => Promise<boolean | null>;
  /**
   * Ends the session at the service. Never rejects: the session of the page has ended already.
   *
   * @param token of a session without a refresh token, by which the service would find it
   */
  logout: (token?: string) => Promise<void>;
}

export interface AuthEndpoints {
  /** With or without a slash at its end. */
  authEndpoint: string;
  /** The challenge is appended to it. */
  signEndpoint: string;
}

type Action = 'login' | 'register' | 'password' | 'logout';

/** Lifetime of a session without remember-me (AUTH-10, OP-28). */
const SHORT_SESSION_MINUTES = 30;
const TIMEOUT_MS = 10_000;

/**
 * Creates the browser's client of the auth service: request a challenge, sign it, send the request again.
 *
 * @throws Error when an endpoint is missing (AUTH-03)
 */
export function createAuthClient(options: AuthEndpoints & { fetch?: typeof globalThis.fetch }): AuthClient {
  const { authEndpoint, signEndpoint, fetch: given = (input, init) => globalThis.fetch(input, init) } = options;
  if (!authEndpoint) throw new Error('The auth client needs the auth endpoint: set authEndpoint in the configuration.');
  if (!signEndpoint) throw new Error('The auth client needs the sign endpoint: set signEndpoint in the configuration.');
  const base = authEndpoint.replace(/\/$/, '');

  async function send(url: string, init: RequestInit): Promise<Response> {
    try {
      return await given(url, init);
    } catch (error) {
      throw new UnreachableError('The auth service did not respond.', { cause: error });
    }
  }

  async function request(action: Action, body?: object, token?: string): Promise<AuthResult | { sign: string }> {
    const response = await send(`${base}/${action}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // Logout and refresh outlive the page. Otherwise the browser would keep a replaced token, and the service treats
      // the reuse of a replaced token as theft.
      keepalive: !body,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    if (response.status >= 500) throw new Error(`The auth service returned status ${response.status}.`);
    return authResultFrom(response);
  }

  /** Not part of the contract: some services have no session list. */
  function fetchAs(token: string, path: string, body?: object): Promise<Response> {
    return send(`${base}/${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async function signatureOf(challenge: string): Promise<{ signature: unknown } | AuthRefused> {
    const response = await send(signEndpoint + encodeURIComponent(challenge), {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === RATE_LIMITED) return rateLimited(response);
    if (!response.ok) throw new Error(`The sign endpoint returned status ${response.status}.`);
    return { signature: await response.json() };
  }

  async function authenticate(
    action: Action,
    payload: LoginPayload & { newPassword?: string },
    digest?: string,
  ): Promise<AuthResult> {
    const { username, password, newPassword, rememberUser } = payload;
    const first = await request(action, { username });
    if (!('sign' in first)) return first;
    const signed = await signatureOf(first.sign);
    if (!('signature' in signed)) return signed;

    const second = await request(action, {
      username,
      signature: signed.signature,
      password: digest ?? (await passwordDigest(password)),
      ...(newPassword !== undefined && { newPassword: await passwordDigest(newPassword) }),
      ...(!rememberUser && { sessionLifetime: SHORT_SESSION_MINUTES }),
    });
    return issuedOnly(second);
  }

  async function logIn(payload: LoginPayload): Promise<AuthResult> {
    const result = await authenticate('login', payload);
    if (result.ok || result.reason !== 'credentials') return result;
    const earlier = await earlierPasswordDigest(payload.password);
    return earlier === undefined ? result : authenticate('login', payload, earlier);
  }

  return {
    login: (payload) => asAuthResult(logIn(payload)),
    register: (payload) => asAuthResult(authenticate('register', payload)),
    changePassword: (payload) => asAuthResult(authenticate('password', payload)),
    sessions: async (token) => {
      const response = await fetchAs(token, 'sessions').catch(() => null);
      return response?.ok ? openSessionsFrom(await response.json()) : null;
    },
    endSessions: async (token, which) => {
      const response = await fetchAs(token, 'sessions/end', which).catch(() => null);
      if (!response || response.ok) return response !== null;
      return (await needsRecentLogin(response)) ? null : false;
    },
    refresh: () => asAuthResult(request('login').then(issuedOnly)),
    logout: async (token) => {
      await asAuthResult(request('logout', undefined, token).then(issuedOnly));
    },
  };
}

/** AUTH-30: an unexpected failure (network, service or browser) is no refusal of the credentials. */
async function asAuthResult(result: Promise<AuthResult>): Promise<AuthResult> {
  try {
    return await result;
  } catch (error) {
    return { ok: false, reason: error instanceof UnreachableError ? 'unreachable' : 'unavailable' };
  }
}

/** No response, because the network failed or the request timed out. */
class UnreachableError extends Error {}

const RATE_LIMITED = 429;
/** For a rate limit without a Retry-After header. */
const DEFAULT_RETRY_SECONDS = 900;

/** A response without a token is a refusal, independent of its status (AUTH-12); 429 is a temporary one. */
async function authResultFrom(response: Response): Promise<AuthResult | { sign: string }> {
  if (response.status === RATE_LIMITED) return rateLimited(response);
  const body: unknown = await response.json();
  if (!isRecord(body)) return { ok: false, reason: 'credentials' };
  const { token, maxAge, sign, error } = body;
  if (typeof token === 'string' && token !== '') {
    return { ok: true, issued: { token, maxAgeSeconds: typeof maxAge === 'number' && maxAge > 0 ? maxAge : 0 } };
  }
  if (typeof sign === 'string') return { sign };
  return { ok: false, reason: error === 'PASSWORD_TOO_COMMON' ? 'commonPassword' : 'credentials' };
}

function rateLimited(response: Response): AuthRefused {
  return {
    ok: false,
    reason: 'tooManyAttempts',
    retryAfterSeconds: retryAfterSeconds(response) ?? DEFAULT_RETRY_SECONDS,
  };
}

function issuedOnly(result: AuthResult | { sign: string }): AuthResult {
  return 'sign' in result ? { ok: false, reason: 'credentials' } : result;
}
