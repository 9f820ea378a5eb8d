import { isRecord } from './isRecord.ts';
import { passwordDigest } from './passwordDigest.ts';

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

/** `credentials`: the service said no. `unavailable`: nobody knows, and nothing is said to the shopper (AUTH-30, OP-31). */
export type AuthRefusal = 'credentials' | 'unavailable';
export type AuthAnswer = { ok: true; issued: IssuedToken } | { ok: false; reason: AuthRefusal };

export interface AuthClient {
  login: (payload: LoginPayload) => Promise<AuthAnswer>;
  /** Creates the account and logs in; `credentials` then means that the address is taken. */
  register: (payload: LoginPayload) => Promise<AuthAnswer>;
  changePassword: (payload: PasswordPayload) => Promise<AuthAnswer>;
  /** A new token for the session whose cookie the browser holds (AUTH-31). */
  refresh: () => Promise<AuthAnswer>;
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

  async function ask(action: Action, body?: object): Promise<unknown> {
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
    return response.json();
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

  async function enter(action: Action, payload: LoginPayload & { newPassword?: string }): Promise<AuthAnswer> {
    const { username, password, newPassword, rememberUser } = payload;
    const first = await ask(action, { username });
    if (!isRecord(first) || typeof first['sign'] !== 'string') return answerFrom(first);

    return answerFrom(
      await ask(action, {
        username,
        signature: await signatureOf(first['sign']),
        password: await passwordDigest(password),
        ...(newPassword !== undefined && { newPassword: await passwordDigest(newPassword) }),
        ...(!rememberUser && { sessionLifetime: SHORT_SESSION_MINUTES }),
      }),
    );
  }

  return {
    login: (payload) => silently(enter('login', payload)),
    register: (payload) => silently(enter('register', payload)),
    changePassword: (payload) => silently(enter('password', payload)),
    refresh: () => silently(ask('login').then(answerFrom)),
    logout: async () => {
      await silently(ask('logout').then(answerFrom));
    },
  };
}

/** AUTH-30: the network, the service or the browser failed, which is nobody's wrong password. */
async function silently(answer: Promise<AuthAnswer>): Promise<AuthAnswer> {
  try {
    return await answer;
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}

/** An answer without a token is a no, whatever its status (auth contract, section 2). */
function answerFrom(body: unknown): AuthAnswer {
  if (!isRecord(body) || typeof body['token'] !== 'string' || body['token'] === '') {
    return { ok: false, reason: 'credentials' };
  }
  const { token, maxAge } = body;
  return { ok: true, issued: { token, maxAgeSeconds: typeof maxAge === 'number' && maxAge > 0 ? maxAge : 0 } };
}
