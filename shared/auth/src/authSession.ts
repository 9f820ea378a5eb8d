import type { GraphQLOperations } from '@storefront/api/operations';
import type { CartSession } from '@storefront/cart/cartSession';
import { createContext } from '@storefront/platform/router';
import type { AppStore } from '@storefront/store/appStore';
import { sessionSlice } from '@storefront/store/sessionSlice';
import type { AuthClient, AuthEndpoints, AuthRefusal, LoginPayload, PasswordPayload } from './authClient.ts';
import { hasSignFlag } from './signFlag.ts';

export type { AuthClient, AuthRefusal, LoginPayload, PasswordPayload } from './authClient.ts';

export type AuthOutcome = { ok: true; userName: string } | { ok: false; reason: AuthRefusal };

export interface EnterOptions {
  /** Leaves what the GraphQL client remembers (AUTH-21). */
  keepCache?: boolean;
}

export interface AuthSessionOptions {
  endpoints: AuthEndpoints;
  store: AppStore;
  operations: Pick<GraphQLOperations, 'reset'>;
  cart: Pick<CartSession, 'load'>;
  /** Whether shoppers can switch between person and company; then the type comes back at login (AUTH-22). */
  customerTypeToggle: boolean;
  /** Somebody else is looking at the page: tell other tabs, run the page's loaders again. Not called by `follow`. */
  identityChanged?: (userName: string | null) => void;
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
  login: (payload: LoginPayload, options?: EnterOptions) => Promise<AuthOutcome>;
  /** Creates an account and signs in; `credentials` means that there is one with this address. */
  register: (payload: LoginPayload, options?: EnterOptions) => Promise<AuthOutcome>;
  /** `credentials` means that the current password was wrong: the customer has been signed out (ACCOUNT-17). */
  changePassword: (payload: PasswordPayload) => Promise<AuthOutcome>;
  logout: (options?: EnterOptions) => Promise<void>;
  /** Another tab signed in or out, with the cookies that both share. */
  follow: (userName: string | null) => Promise<void>;
}

/** What loaders read: `context.get(authContext)`. */
export const authContext = createContext<AuthSession>();

/** What stands behind the session once its code is there. */
export type TokenLife = Omit<AuthSession, 'start'>;
type Load = () => Promise<{ createTokenLife: (options: AuthSessionOptions) => TokenLife }>;

/**
 * The session of this page view. Its code arrives with the first need, so a visitor's first view does without; on the
 * server nothing ever asks for it.
 *
 * @param load where that code comes from
 */
export function createAuthSession(
  options: AuthSessionOptions,
  load: Load = () => import('./tokenLife.ts'),
): AuthSession {
  let life: Promise<TokenLife> | undefined;
  let started: Promise<void> | undefined;

  function arrived(): Promise<TokenLife> {
    life ??= load().then(
      ({ createTokenLife }) => createTokenLife(options),
      (error: unknown) => {
        // A lost chunk must not decide the rest of the visit: the next call tries again.
        life = undefined;
        throw error;
      },
    );
    return life;
  }

  /** A chunk that does not come is a request that failed: silent, like the others (AUTH-30). */
  async function entered(work: (ready: TokenLife) => Promise<AuthOutcome>): Promise<AuthOutcome> {
    const ready = await arrived().catch(() => null);
    return ready ? work(ready) : { ok: false, reason: 'unavailable' };
  }

  async function renew(): Promise<void> {
    await arrived().then(
      (ready) => ready.renew(),
      () => undefined,
    );
  }

  async function start(): Promise<void> {
    if (hasSignFlag() || sessionSlice.selectors.selectUserName(options.store.getState()) !== null) await renew();
  }

  return {
    start: () => (started ??= start()),
    renew,
    login: (payload, how) => entered((ready) => ready.login(payload, how)),
    register: (payload, how) => entered((ready) => ready.register(payload, how)),
    changePassword: (payload) => entered((ready) => ready.changePassword(payload)),
    logout: async (how) => (await arrived()).logout(how),
    follow: async (userName) => (await arrived()).follow(userName),
  };
}
