import type { GraphQLOperations } from '../api/operations.ts';
import type { CartSession } from '../cart/cartSession.ts';
import type { AppStore } from '../state/appStore.ts';
import type { AuthClient, AuthEndpoints, AuthRefused, LoginPayload, PasswordPayload } from './authClient.ts';
import type { EndedSessions, OpenSession } from './openSessions.ts';

/** `otherUser`: another tab has logged in or out, so the page shows another user than the cookies; no request was sent. */
export type AuthOutcome = { ok: true; userName: string } | AuthRefused | { ok: false; reason: 'otherUser' };

export interface AuthOptions {
  /** Keeps the cache of the GraphQL client (AUTH-21). */
  skipCacheReset?: boolean;
}

export interface AuthSessionOptions {
  endpoints: AuthEndpoints;
  store: AppStore;
  operations: Pick<GraphQLOperations, 'reset' | 'restartSubscriptions'>;
  cart: Pick<CartSession, 'load'>;
  /** Whether shoppers can switch between person and company; if so, a login restores the type (AUTH-22). */
  customerTypeToggle: boolean;
  /** Called after the user has changed: run the page's loaders again. */
  identityChanged?: (userName: string | null) => Promise<void> | void;
  /** False refuses a password change, because another tab has logged in or out. */
  mayMutate?: () => boolean;
  /** Replaces the lock of the browser's tabs. */
  inOneTab?: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Replaces the client of `endpoints`. */
  client?: AuthClient;
}

/** Login and logout of the customer. The user name is in `sessionSlice`, the token in its cookies. */
export interface AuthSession {
  /**
   * Resumes the session of an earlier page view, if the flag or the page indicates one (AUTH-29, AUTH-31). Runs once per page
   * view: later calls return the same promise.
   */
  start: () => Promise<void>;
  /**
   * Requests a new token because the API refused the current one: it expired while the computer was asleep, or was tampered
   * with. If the refresh fails, the user is logged out.
   */
  renew: () => Promise<void>;
  login: (payload: LoginPayload, options?: AuthOptions) => Promise<AuthOutcome>;
  /** Creates an account and logs in; `credentials` means that the address is taken. */
  register: (payload: LoginPayload, options?: AuthOptions) => Promise<AuthOutcome>;
  /** `credentials` means that the current password was wrong: the customer has been logged out (ACCOUNT-17). */
  changePassword: (payload: PasswordPayload) => Promise<AuthOutcome>;
  /** Logs the customer in again, for a step that requires a recent login. Does not change the page. */
  confirmPassword: (password: string) => Promise<AuthOutcome>;
  /** Fetches the customer's open sessions; null if the service has no list. */
  sessions: () => Promise<OpenSession[] | null>;
  /**
   * Ends sessions at the service. Ending the current one does not log this page out: call `logout`.
   *
   * @returns whether the service ended them; null, which remotes of earlier releases treat as a failure, if it requires a recent
   *   login: call `confirmPassword` and retry
   */
  endSessions: (which: EndedSessions) => Promise<boolean | null>;
  /** @throws Error if its code cannot be loaded: the customer is still logged in */
  logout: (options?: AuthOptions) => Promise<void>;
  /** Takes over the user of the shared cookies after a login or logout in another tab. Settles when the page shows that user. */
  follow: () => Promise<void>;
}

/** The deferred implementation of the session. */
export type TokenManager = Omit<AuthSession, 'start'>;
