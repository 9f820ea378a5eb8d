import { readCookie } from '../state/cookies.ts';
import { sessionSlice } from '../state/sessionSlice.ts';
import { siteSlice } from '../state/siteSlice.ts';
import { createAuthClient, type AuthResult, type IssuedToken, type LoginPayload } from './authClient.ts';
import { AUTH_COOKIES, USER_MAX_AGE_SECONDS } from './authCookies.ts';
import type { AuthOutcome, AuthSessionOptions, AuthOptions, TokenManager } from './authSessionTypes.ts';
import { refreshDelayMs } from './refreshDelayMs.ts';
import {
  storeCustomerType,
  storedCustomerType,
  storedMaxAgeSeconds,
  storedUserName,
  removeSessionCookies,
  writeSessionCookies,
} from './sessionCookies.ts';
import { setSignFlag } from './signFlag.ts';
import { tokenClaims } from './tokenClaims.ts';

/**
 * The state machine behind `AuthSession`: a visitor becomes a customer when a token is obtained (AUTH-15), and a visitor
 * again on logout (AUTH-16) or when a refresh fails (AUTH-17).
 */
export function createTokenManager(options: AuthSessionOptions): TokenManager {
  const {
    endpoints,
    store,
    operations,
    cart,
    customerTypeToggle,
    identityChanged,
    mayMutate,
    client = createAuthClient(endpoints),
  } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every login and logout, so that a refresh that was under way meanwhile counts for nothing. */
  let epoch = 0;
  /** The refresh that is under way: whoever wants another meanwhile gets its answer. */
  let renewing: Promise<void> | undefined;
  /** The token that this page obtained last. */
  let obtained: string | undefined;

  const currentUser = () => sessionSlice.selectors.selectUserName(store.getState());

  function refreshAfter(maxAgeSeconds: number): void {
    clearTimeout(timer);
    const delayMs = refreshDelayMs(maxAgeSeconds);
    timer = delayMs === undefined ? undefined : setTimeout(() => void renew(), delayMs);
  }

  /** Whoever looks now must see nothing of whoever looked before. */
  async function refetch({ skipCacheReset = false }: AuthOptions = {}): Promise<void> {
    // Neither decides who is signed in: a cart that does not load shows as it was.
    await Promise.allSettled([skipCacheReset ? undefined : operations.reset()]);
    await Promise.allSettled([cart.load()]);
  }

  function take(issued: IssuedToken, userName: string, userMaxAgeSeconds: number): void {
    writeSessionCookies(issued, { userName, maxAgeSeconds: userMaxAgeSeconds });
    setSignFlag(true);
    obtained = issued.token;
    refreshAfter(issued.maxAgeSeconds);
    if (currentUser() !== userName) store.dispatch(sessionSlice.actions.signedIn({ userName }));
  }

  async function authenticate(answer: AuthResult, payload: LoginPayload, how?: AuthOptions): Promise<AuthOutcome> {
    if (!answer.ok) return answer;
    epoch += 1;
    renewing = undefined;
    const { remembered, forgotten } = USER_MAX_AGE_SECONDS;
    const userName = tokenClaims(answer.issued.token)?.userName ?? payload.username;
    take(answer.issued, userName, payload.rememberUser ? remembered : forgotten);
    await refetch(how);
    void identityChanged?.(userName);
    return { ok: true, userName };
  }

  async function endSession(how?: AuthOptions, mayReturn = false): Promise<void> {
    epoch += 1;
    renewing = undefined;
    clearTimeout(timer);
    removeSessionCookies(mayReturn);
    if (currentUser() === null) return;
    store.dispatch(sessionSlice.actions.signedOut());
    await refetch(how);
    void identityChanged?.(null);
  }

  async function resumeSession(): Promise<void> {
    const asked = epoch;
    const answer = await client.refresh();
    if (asked !== epoch) return;
    if (!answer.ok) {
      // A session that nobody could ask about may still be there on the next page view.
      const mayReturn = answer.reason !== 'credentials';
      if (!mayReturn) setSignFlag(false);
      await endSession({}, mayReturn);
      return;
    }

    const userName = tokenClaims(answer.issued.token)?.userName ?? storedUserName();
    if (!userName) return endSession();
    // Without a living token, what the page shows was fetched as a visitor's.
    const isNews = currentUser() !== userName || !hasValidToken();
    take(answer.issued, userName, storedMaxAgeSeconds());
    if (!isNews) return;
    await refetch();
    void identityChanged?.(userName);
  }

  /**
   * Whether the token cookie holds a token that has not expired. The browser removes the cookie of a token that this page
   * obtained when the token expires, so the device's clock is not consulted: it may be wrong by more than a lifetime.
   */
  function hasValidToken(): boolean {
    const token = readCookie(AUTH_COOKIES.token);
    if (!token) return false;
    return token === obtained || (tokenClaims(token)?.expiresAt ?? 0) > Date.now() / 1000;
  }

  function renew(): Promise<void> {
    if (renewing) return renewing;
    const own = resumeSession().finally(() => {
      if (renewing === own) renewing = undefined;
    });
    renewing = own;
    return own;
  }

  async function livingToken(): Promise<string> {
    if (!hasValidToken()) await renew();
    return readCookie(AUTH_COOKIES.token) ?? '';
  }

  /** AUTH-22 */
  function restoreCustomerType(token: string): void {
    const type = storedCustomerType() ?? tokenClaims(token)?.customerType;
    if (!customerTypeToggle || !type) return;
    store.dispatch(siteSlice.actions.customerTypeChanged(type));
    storeCustomerType(type);
  }

  return {
    renew,
    login: async (payload, how) => {
      const answer = await client.login(payload);
      if (answer.ok) restoreCustomerType(answer.issued.token);
      return authenticate(answer, payload, how);
    },
    register: async (payload, how) => {
      const answer = await client.register(payload);
      if (answer.ok) storeCustomerType(siteSlice.selectors.selectCustomerType(store.getState()));
      return authenticate(answer, payload, how);
    },
    changePassword: async (payload) => {
      if (mayMutate?.() === false) return { ok: false, reason: 'unavailable' };
      const answer = await client.changePassword(payload);
      if (answer.ok || answer.reason !== 'credentials') return authenticate(answer, payload);
      setSignFlag(false);
      await Promise.all([client.logout(), endSession()]);
      return answer;
    },
    confirmPassword: async (password) => {
      const username = currentUser();
      if (username === null) return { ok: false, reason: 'credentials' };
      const maxAgeSeconds = storedMaxAgeSeconds();
      const rememberUser = maxAgeSeconds === USER_MAX_AGE_SECONDS.remembered;
      const answer = await client.login({ username, password, rememberUser });
      if (!answer.ok) return answer;
      epoch += 1;
      renewing = undefined;
      take(answer.issued, username, maxAgeSeconds);
      return { ok: true, userName: username };
    },
    sessions: async () => client.sessions(await livingToken()),
    endSessions: async (which) => client.endSessions(await livingToken(), which),
    logout: async (how) => {
      setSignFlag(false);
      await Promise.all([client.logout(), endSession(how)]);
    },
    follow: async () => {
      const userName = storedUserName() ?? null;
      if (userName === currentUser()) return;
      epoch += 1;
      renewing = undefined;
      clearTimeout(timer);
      const { signedIn, signedOut } = sessionSlice.actions;
      store.dispatch(userName === null ? signedOut() : signedIn({ userName }));
      const token = readCookie(AUTH_COOKIES.token);
      const expiresAt = token && tokenClaims(token)?.expiresAt;
      if (userName !== null && expiresAt) refreshAfter(expiresAt - Date.now() / 1000);
      // What is cached belongs to the user before: the loaders must not find it.
      await Promise.allSettled([operations.reset()]);
      await Promise.allSettled([identityChanged?.(userName), cart.load()]);
    },
  };
}
