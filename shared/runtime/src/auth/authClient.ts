import { isRecord } from '@hemvaror/domain/isRecord';
import { openSessionsFrom, type EndedSessions, type OpenSession } from './openSessions.ts';
import { passwordDigest } from '@hemvaror/domain/passwordDigest';

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
  /** How long the token lives, in seconds; 0 when the service did not say. */
  maxAgeSeconds: number;
}

/**
 * `credentials`: the service said no. `commonPassword`: it takes no password that everybody tries first. `tooManyAttempts`: it
 * verifies none for a while. `unavailable`: nobody knows, and nothing is said to the shopper (AUTH-30, OP-31).
 */
export type AuthRefused =
  | { ok: false; reason: 'credentials' | 'commonPassword' | 'unavailable' }
  | { ok: false; reason: 'tooManyAttempts'; retryAfterSeconds: number };
export type AuthRefusal = AuthRefused['reason'];
export type AuthResult = { ok: true; issued: IssuedToken } | AuthRefused;

export interface AuthClient {
  login: (payload: LoginPayload) => Promise<AuthResult>;
  /** Creates the account and logs in; `credentials` then means that the address is taken. */
  register: (payload: LoginPayload) => Promise<AuthResult>;
  changePassword: (payload: PasswordPayload) => Promise<AuthResult>;
  /** A new token for the session whose cookie the browser holds (AUTH-31). */
  refresh: () => Promise<AuthResult>;
  /** The open sessions of the customer with this token; null when the service has no such list or did not answer. */
  sessions: (token: string) => Promise<OpenSession[] | null>;
  /** @returns whether the service ended what was named */
  endSessions: (token: string, which: EndedSessions) => Promise<boolean>;
  /** Ends the session at the service; a failure is not told, as the page's own half has ended already. */
  logout: () => Promise<void>;
}

export interface AuthEndpoints {
  /** With or without a slash at its end. */
  authEndpoint: string;
  /** Ends where the challenge is appended. */
  signEndpoint: string;
}

type Action = 'login' | 'register' | 'password' | 'logout';

/** Minutes that a session lasts when the shopper does not want to be remembered (AUTH-10, OP-28). */
const SHORT_SESSION_MINUTES = 30;
const TIMEOUT_MS = 10_000;

/**
 * The auth service as the browser speaks to it: ask, sign the challenge, ask again.
 *
 * @throws Error when an endpoint is missing (AUTH-03)
 */
export function createAuthClient(options: AuthEndpoints & { fetch?: typeof globalThis.fetch }): AuthClient {
  const { authEndpoint, signEndpoint, fetch: send = (input, init) => globalThis.fetch(input, init) } = options;
  if (!authEndpoint) throw new Error('The auth client needs the auth endpoint: set authEndpoint in the configuration.');
  if (!signEndpoint) throw new Error('The auth client needs the sign endpoint: set signEndpoint in the configuration.');
  const base = authEndpoint.replace(/\/$/, '');

  async function request(action: Action, body?: object): Promise<AuthResult | { sign: string }> {
    const response = await send(`${base}/${action}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A page that is being left still logs out, and takes the token that replaces its old one: the service calls it
      // theft when that one comes back on another day.
      keepalive: !body,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status >= 500) throw new Error(`The auth service answered with status ${response.status}.`);
    return answerFrom(response);
  }

  /** Beyond the contract: only services that have the list answer it. */
  function askAs(token: string, path: string, body?: object): Promise<Response> {
    return send(`${base}/${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async function signatureOf(challenge: string): Promise<unknown> {
    const response = await send(signEndpoint + encodeURIComponent(challenge), {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The sign endpoint answered with status ${response.status}.`);
    return response.json();
  }

  async function authenticate(action: Action, payload: LoginPayload & { newPassword?: string }): Promise<AuthResult> {
    const { username, password, newPassword, rememberUser } = payload;
    const first = await request(action, { username });
    if (!('sign' in first)) return first;

    const second = await request(action, {
      username,
      signature: await signatureOf(first.sign),
      password: await passwordDigest(password),
      ...(newPassword !== undefined && { newPassword: await passwordDigest(newPassword) }),
      ...(!rememberUser && { sessionLifetime: SHORT_SESSION_MINUTES }),
    });
    return issuedOnly(second);
  }

  return {
    login: (payload) => asAuthResult(authenticate('login', payload)),
    register: (payload) => asAuthResult(authenticate('register', payload)),
    changePassword: (payload) => asAuthResult(authenticate('password', payload)),
    sessions: async (token) => {
      const response = await askAs(token, 'sessions').catch(() => null);
      return response?.ok ? openSessionsFrom(await response.json()) : null;
    },
    endSessions: async (token, which) => {
      const response = await askAs(token, 'sessions/end', which).catch(() => null);
      return response?.ok ?? false;
    },
    refresh: () => asAuthResult(request('login').then(issuedOnly)),
    logout: async () => {
      await asAuthResult(request('logout').then(issuedOnly));
    },
  };
}

/** AUTH-30: the network, the service or the browser failed, which is nobody's wrong password. */
async function asAuthResult(answer: Promise<AuthResult>): Promise<AuthResult> {
  try {
    return await answer;
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}

const RATE_LIMITED = 429;
/** Assumed when a rate limit does not say how long it lasts. */
const DEFAULT_RETRY_SECONDS = 900;

/** An answer without a token is a no, whatever its status (AUTH-12); 429 says that it is one for now. */
async function answerFrom(response: Response): Promise<AuthResult | { sign: string }> {
  if (response.status === RATE_LIMITED) {
    const seconds = Number(response.headers.get('retry-after'));
    const retryAfterSeconds = Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_RETRY_SECONDS;
    return { ok: false, reason: 'tooManyAttempts', retryAfterSeconds };
  }
  const body: unknown = await response.json();
  if (!isRecord(body)) return { ok: false, reason: 'credentials' };
  const { token, maxAge, sign, error } = body;
  if (typeof token === 'string' && token !== '') {
    return { ok: true, issued: { token, maxAgeSeconds: typeof maxAge === 'number' && maxAge > 0 ? maxAge : 0 } };
  }
  if (typeof sign === 'string') return { sign };
  return { ok: false, reason: error === 'PASSWORD_TOO_COMMON' ? 'commonPassword' : 'credentials' };
}

function issuedOnly(answer: AuthResult | { sign: string }): AuthResult {
  return 'sign' in answer ? { ok: false, reason: 'credentials' } : answer;
}
