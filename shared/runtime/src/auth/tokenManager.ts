import { tokenClaims, type TokenClaims } from '@hemvaror/domain/tokenClaims';
import { readCookie } from '../state/cookies.ts';
import { removeCheckoutDraft } from '@hemvaror/domain/site/checkoutDraftStorage';
import { sessionSlice } from '../state/sessionSlice.ts';
import { siteSlice } from '../state/siteSlice.ts';
import { inOneTab as lockTabs } from '../tabs/inOneTab.ts';
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

/** Time until a refresh without a response is tried again. */
const RETRY_DELAY_MS = 1_000;

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
    inOneTab = (work) => lockTabs('token-refresh', work),
  } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every login and logout, so that the result of an earlier refresh is ignored. */
  let epoch = 0;
  /** The refresh in progress, shared by concurrent calls. */
  let renewing: Promise<void> | undefined;
  /** The token that this page obtained last. */
  let obtained: string | undefined;

  const currentUser = () => sessionSlice.selectors.selectUserName(store.getState());

  function refreshAfter(maxAgeSeconds: number): void {
    clearTimeout(timer);
    const delayMs = refreshDelayMs(maxAgeSeconds);
    const token = readCookie(AUTH_COOKIES.token);
    timer = delayMs === undefined ? undefined : setTimeout(() => void renew(token), delayMs);
  }

  /** Schedules the refresh of a token that another tab has obtained. */
  function refreshStoredToken(): void {
    const expiresAt = tokenClaims(readCookie(AUTH_COOKIES.token) ?? '')?.expiresAt;
    if (expiresAt) refreshAfter(expiresAt - Date.now() / 1000);
  }

  /** Replaces the data of the previous user. */
  async function refetch({ skipCacheReset = false }: AuthOptions = {}): Promise<void> {
    // A failure of any does not undo the login: a cart that does not load stays as it was.
    await Promise.allSettled([operations.restartSubscriptions(), skipCacheReset ? undefined : operations.reset()]);
    await Promise.allSettled([cart.load({ after: currentUser() === null ? 'logout' : 'login' })]);
  }

  function startSession(issued: IssuedToken, userName: string, userMaxAgeSeconds: number): void {
    writeSessionCookies(issued, { userName, maxAgeSeconds: userMaxAgeSeconds });
    setSignFlag(true);
    obtained = issued.token;
    refreshAfter(issued.maxAgeSeconds);
    if (currentUser() !== userName || sessionSlice.selectors.selectSpoofedBy(store.getState())) {
      store.dispatch(sessionSlice.actions.signedIn({ userName }));
    }
  }

  function userOf({ token }: IssuedToken): string | undefined {
    return tokenClaims(token)?.userName ?? storedUserName();
  }

  function storeRenewed(issued: IssuedToken): void {
    const userName = userOf(issued);
    if (userName) startSession(issued, userName, storedMaxAgeSeconds());
  }

  async function authenticate(
    result: AuthResult,
    payload: LoginPayload,
    authOptions?: AuthOptions,
  ): Promise<AuthOutcome> {
    if (!result.ok) return result;
    epoch += 1;
    renewing = undefined;
    const { remembered, forgotten } = USER_MAX_AGE_SECONDS;
    const userName = tokenClaims(result.issued.token)?.userName ?? payload.username;
    startSession(result.issued, userName, payload.rememberUser ? remembered : forgotten);
    await refetch(authOptions);
    void identityChanged?.(userName);
    return { ok: true, userName };
  }

  async function endSession(authOptions?: AuthOptions, mayReturn = false): Promise<void> {
    epoch += 1;
    renewing = undefined;
    clearTimeout(timer);
    removeSessionCookies(mayReturn);
    if (currentUser() === null) return;
    store.dispatch(sessionSlice.actions.signedOut());
    await refetch(authOptions);
    void identityChanged?.(null);
  }

  /** Whether another tab has obtained a successor of the token, for the same user. */
  function isReplaced(token: string | undefined): boolean {
    const isSameUser = currentUser() !== null && storedUserName() === currentUser();
    return isSameUser && readCookie(AUTH_COOKIES.token) !== token && hasValidToken();
  }

  /** The claims of a stored token with which a member of staff sees the shop as a customer; null without one. */
  function storedImpersonation(): TokenClaims | null {
    const claims = tokenClaims(readCookie(AUTH_COOKIES.token) ?? '');
    return claims?.spoofedBy ? claims : null;
  }

  /**
   * A navigation aborts the requests of the page that it leaves, for which there is then no response. That page never reaches the
   * retry, so it ends no session that goes on in the next page.
   */
  async function refreshWithRetry(): Promise<AuthResult> {
    const result = await client.refresh();
    if (result.ok || result.reason !== 'unreachable') return result;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return client.refresh();
  }

  /** @param token the one to replace */
  async function resumeSession(token: string | undefined): Promise<void> {
    const impersonation = storedImpersonation();
    if (impersonation && hasValidToken()) {
      // It has no refresh token: it ends when the token does. Any refresh token belongs to the member of staff.
      clearTimeout(timer);
      const secondsLeft = (impersonation.expiresAt ?? 0) - Date.now() / 1000;
      timer = setTimeout(() => void renew(), (secondsLeft + 1) * 1_000);
      return;
    }
    const epochBefore = epoch;
    const wasTokenValid = hasValidToken();
    const userBefore = currentUser();
    const result = await inOneTab(async () => {
      if (isReplaced(token)) return null;
      const refreshed = await refreshWithRetry();
      // While this tab has the lock: the next one reads the cookies.
      if (refreshed.ok && epochBefore === epoch) storeRenewed(refreshed.issued);
      return refreshed;
    });
    if (epochBefore !== epoch) return;
    if (!result) {
      refreshStoredToken();
      // Without a valid token, the server rendered the page for a visitor.
      if (wasTokenValid) return;
      await refetch();
      void identityChanged?.(currentUser());
      return;
    }
    if (!result.ok) {
      // Without a response from the service, the session may be valid on the next page view.
      const mayReturn = result.reason !== 'credentials';
      if (!mayReturn) setSignFlag(false);
      await endSession({}, mayReturn);
      return;
    }

    const userName = userOf(result.issued);
    if (!userName) return endSession();
    // Without a valid token, the server rendered the page for a visitor.
    if (userBefore === userName && wasTokenValid) return;
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

  function renew(token = readCookie(AUTH_COOKIES.token)): Promise<void> {
    if (renewing) return renewing;
    const own = resumeSession(token).finally(() => {
      if (renewing === own) renewing = undefined;
    });
    renewing = own;
    return own;
  }

  async function validToken(): Promise<string> {
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
    renew: () => renew(),
    login: async (payload, authOptions) => {
      const result = await client.login(payload);
      if (result.ok) restoreCustomerType(result.issued.token);
      return authenticate(result, payload, authOptions);
    },
    register: async (payload, authOptions) => {
      const result = await client.register(payload);
      if (result.ok) storeCustomerType(siteSlice.selectors.selectCustomerType(store.getState()));
      return authenticate(result, payload, authOptions);
    },
    changePassword: async (payload) => {
      if (mayMutate?.() === false) return { ok: false, reason: 'otherUser' };
      const result = await client.changePassword(payload);
      if (result.ok || result.reason !== 'credentials') return authenticate(result, payload);
      setSignFlag(false);
      removeCheckoutDraft();
      await Promise.all([client.logout(), endSession()]);
      return result;
    },
    confirmPassword: async (password) => {
      const username = currentUser();
      if (username === null) return { ok: false, reason: 'credentials' };
      const maxAgeSeconds = storedMaxAgeSeconds();
      const rememberUser = maxAgeSeconds === USER_MAX_AGE_SECONDS.remembered;
      const result = await client.login({ username, password, rememberUser });
      if (!result.ok) return result;
      epoch += 1;
      renewing = undefined;
      startSession(result.issued, username, maxAgeSeconds);
      return { ok: true, userName: username };
    },
    sessions: async () => client.sessions(await validToken()),
    endSessions: async (which) => client.endSessions(await validToken(), which),
    logout: async (authOptions) => {
      setSignFlag(false);
      // A session that only ends leaves it: after the next login, the customer goes on in the checkout.
      removeCheckoutDraft();
      const token = storedImpersonation() ? readCookie(AUTH_COOKIES.token) : undefined;
      await Promise.all([client.logout(token), endSession(authOptions)]);
    },
    follow: async () => {
      const userName = storedUserName() ?? null;
      const previousUser = currentUser();
      if (userName === previousUser) return;
      epoch += 1;
      renewing = undefined;
      clearTimeout(timer);
      const { signedIn, signedOut } = sessionSlice.actions;
      const spoofedBy = storedImpersonation()?.spoofedBy;
      store.dispatch(userName === null ? signedOut() : signedIn({ userName, spoofedBy }));
      if (userName !== null) refreshStoredToken();
      // The cache belongs to the previous user: clear it before the loaders run.
      await Promise.allSettled([operations.restartSubscriptions(), operations.reset()]);
      // The tab of a login merges the carts, and its message makes this one load the result.
      await Promise.allSettled([
        identityChanged?.(userName),
        cart.load(previousUser === null ? {} : { after: 'logout' }),
      ]);
    },
  };
}
