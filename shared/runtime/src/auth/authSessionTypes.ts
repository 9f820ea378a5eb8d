import type { GraphQLOperations } from '../api/operations.ts';
import type { CartSession } from '../cart/cartSession.ts';
import type { AppStore } from '../state/appStore.ts';
import type { AuthClient, AuthEndpoints, AuthRefused, LoginPayload, PasswordPayload } from './authClient.ts';
import type { EndedSessions, OpenSession } from './openSessions.ts';

export type AuthOutcome = { ok: true; userName: string } | AuthRefused;

export interface AuthOptions {
  /** Leaves what the GraphQL client remembers (AUTH-21). */
  skipCacheReset?: boolean;
}

export interface AuthSessionOptions {
  endpoints: AuthEndpoints;
  store: AppStore;
  operations: Pick<GraphQLOperations, 'reset'>;
  cart: Pick<CartSession, 'load'>;
  /** Whether shoppers can switch between person and company; then the type comes back at login (AUTH-22). */
  customerTypeToggle: boolean;
  /** Another user is looking at the page: run the page's loaders again. */
  identityChanged?: (userName: string | null) => Promise<void> | void;
  /** False refuses to change a password, as another tab has logged in or out meanwhile. */
  mayMutate?: () => boolean;
  /** Instead of the client of `endpoints`. */
  client?: AuthClient;
}

/** Who is signed in, and the ways to change that. The name itself is in `sessionSlice`, the token in its cookies. */
export interface AuthSession {
  /**
   * Takes up the session of an earlier page view, if the flag or the page speaks of one (AUTH-29, AUTH-31). Once per page
   * view: who asks again waits for the same.
   */
  start: () => Promise<void>;
  /**
   * Asks for a new token now, as the API took the customer for a visitor: its token ran out while the computer slept, or
   * was tampered with. Who cannot be renewed is a visitor after it.
   */
  renew: () => Promise<void>;
  login: (payload: LoginPayload, options?: AuthOptions) => Promise<AuthOutcome>;
  /** Creates an account and signs in; `credentials` means that there is one with this address. */
  register: (payload: LoginPayload, options?: AuthOptions) => Promise<AuthOutcome>;
  /** `credentials` means that the current password was wrong: the customer has been signed out (ACCOUNT-17). */
  changePassword: (payload: PasswordPayload) => Promise<AuthOutcome>;
  /** Logs the customer in again, for a step that needs the password of just now. The page stays as it is. */
  confirmPassword: (password: string) => Promise<AuthOutcome>;
  /** Where the customer is logged in; null when the service does not say. */
  sessions: () => Promise<OpenSession[] | null>;
  /** @returns whether it was done. Ending the current session does not sign this page out: call `logout`. */
  endSessions: (which: EndedSessions) => Promise<boolean>;
  logout: (options?: AuthOptions) => Promise<void>;
  /** Another tab logged in or out: takes over the user of the cookies that all tabs share. Settles when the page shows it. */
  follow: () => Promise<void>;
}

/** What stands behind the session once its code is there. */
export type TokenManager = Omit<AuthSession, 'start'>;
