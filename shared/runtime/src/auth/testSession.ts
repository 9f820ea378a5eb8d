import { createAppStore, type AppStore } from '../state/appStore.ts';
import { sessionSlice } from '../state/sessionSlice.ts';
import type { AuthResult, AuthClient } from './authClient.ts';
import { createAuthSession, type AuthSession, type AuthSessionOptions } from './authSession.ts';
import { aToken } from './testToken.ts';

export const ASTRID = 'astrid.lind@hemvist.example';
export const LOGIN = { username: ASTRID, password: 'linoljaa', rememberUser: true };
export const TOKEN = aToken({
  name: ASTRID,
  CustomerType: 'Organization',
  exp: Date.parse('2026-03-01T12:15:00Z') / 1000,
});
export const ISSUED: AuthResult = { ok: true, issued: { token: TOKEN, maxAgeSeconds: 900 } };
export const REFUSED: AuthResult = { ok: false, reason: 'credentials' };
export const UNAVAILABLE: AuthResult = { ok: false, reason: 'unavailable' };

/** What a session is made of, where a test does not care. */
export const unused = {
  endpoints: { authEndpoint: '/auth', signEndpoint: '/sign/' },
  operations: { reset: async () => undefined },
  cart: { load: async () => undefined },
  customerTypeToggle: false,
};

interface Setting {
  session: AuthSession;
  store: AppStore;
  client: ReturnType<typeof stubClient>;
  reset: jest.Mock;
  load: jest.Mock;
  identityChanged: jest.Mock;
  user: () => string | null;
  /** How often the cache was dropped, the cart loaded and the change told, in this order. */
  told: () => number[];
}

async function issue(): Promise<AuthResult> {
  return ISSUED;
}

/** A service that says yes, until a test says otherwise. */
function stubClient() {
  return {
    login: jest.fn(issue),
    register: jest.fn(issue),
    changePassword: jest.fn(issue),
    refresh: jest.fn(issue),
    sessions: jest.fn(async () => null),
    endSessions: jest.fn(async () => true),
    logout: jest.fn(async () => undefined),
  } satisfies AuthClient;
}

/** A session in a page of its own, over a stubbed service. */
export function aSession(changes: Partial<AuthSessionOptions> & { userName?: string } = {}): Setting {
  const { userName = null, ...options } = changes;
  const store = createAppStore({ session: { userName } });
  const client = stubClient();
  const reset = jest.fn(async () => undefined);
  const load = jest.fn(async () => undefined);
  const identityChanged = jest.fn();
  const session = createAuthSession({
    ...unused,
    store,
    operations: { reset },
    cart: { load },
    customerTypeToggle: true,
    identityChanged,
    client,
    ...options,
  });
  const user = () => sessionSlice.selectors.selectUserName(store.getState());
  const told = () => [reset, load, identityChanged].map(({ mock }) => mock.calls.length);
  return { session, store, client, reset, load, identityChanged, user, told };
}

export function freezeTime(): void {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
}

export function leavePage(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  for (const name of ['ralph-auth', 'apollo-token', 'ralph-user', 'ralph-user-maxage', 'ralph-user-type']) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
