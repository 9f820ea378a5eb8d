import { createAppStore, type AppStore } from '../state/appStore.ts';
import { sessionSlice } from '../state/sessionSlice.ts';
import type { AuthResult, AuthClient } from '../auth/authClient.ts';
import { createAuthSession, type AuthSession, type AuthSessionOptions } from '../auth/authSession.ts';
import { aToken } from './aToken.ts';

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

/** Default dependencies of a session. */
export const unused = {
  endpoints: { authEndpoint: '/auth', signEndpoint: '/sign/' },
  operations: { reset: async () => undefined, restartSubscriptions: async () => undefined },
  cart: { load: async () => undefined },
  customerTypeToggle: false,
  /** The only tab. */
  inOneTab: async <Value>(work: () => Promise<Value>) => work(),
};

interface Setting {
  session: AuthSession;
  store: AppStore;
  client: ReturnType<typeof stubClient>;
  reset: jest.Mock;
  restartSubscriptions: jest.Mock;
  load: jest.Mock;
  identityChanged: jest.Mock;
  user: () => string | null;
  /** Number of cache resets, cart loads and `identityChanged` calls. */
  effectCounts: () => number[];
}

async function issue(): Promise<AuthResult> {
  return ISSUED;
}

/** An auth service that accepts every request by default. */
function stubClient() {
  return {
    login: jest.fn(issue),
    register: jest.fn(issue),
    changePassword: jest.fn(issue),
    refresh: jest.fn(issue),
    sessions: jest.fn(async () => null),
    endSessions: jest.fn(async () => true),
    logout: jest.fn(async (_token?: string) => undefined),
  } satisfies AuthClient;
}

/** Creates a session with its own store and a stubbed service. */
export function aSession(changes: Partial<AuthSessionOptions> & { userName?: string } = {}): Setting {
  const { userName = null, ...options } = changes;
  const store = createAppStore({ session: { userName } });
  const client = stubClient();
  const reset = jest.fn(async () => undefined);
  const restartSubscriptions = jest.fn(async () => undefined);
  const load = jest.fn(async () => undefined);
  const identityChanged = jest.fn();
  const session = createAuthSession({
    ...unused,
    store,
    operations: { reset, restartSubscriptions },
    cart: { load },
    customerTypeToggle: true,
    identityChanged,
    client,
    ...options,
  });
  const user = () => sessionSlice.selectors.selectUserName(store.getState());
  const effectCounts = () => [reset, load, identityChanged].map(({ mock }) => mock.calls.length);
  return { session, store, client, reset, restartSubscriptions, load, identityChanged, user, effectCounts };
}

export function freezeTime(): void {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
}

export function resetBrowser(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  for (const name of ['ralph-auth', 'apollo-token', 'ralph-user', 'ralph-user-maxage', 'ralph-user-type']) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
