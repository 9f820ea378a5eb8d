import { lazyModule } from '../defer/lazyModule.ts';
import { retryUntilLoaded } from '../defer/retryUntilLoaded.ts';
import { createContext } from '../libraries/router.ts';
import { sessionSlice } from '../state/sessionSlice.ts';
import type { AuthOutcome, AuthSession, AuthSessionOptions, TokenManager } from './authSessionTypes.ts';
import { hasSignFlag } from './signFlag.ts';

export type { AuthOutcome, AuthSession, AuthSessionOptions } from './authSessionTypes.ts';
export type { EndedSessions, OpenSession } from './openSessions.ts';

/** For loaders: `context.get(authContext)`. */
export const authContext = createContext<AuthSession>();

const loadTokenManager = lazyModule(() => import('./tokenManager.ts'));
type Load = () => Promise<{ createTokenManager: (options: AuthSessionOptions) => TokenManager }>;

/**
 * Creates the session of this page view. The token manager is loaded on first use: neither a visitor's first view nor the
 * server needs it.
 *
 * @param load loads the token manager
 */
export function createAuthSession(options: AuthSessionOptions, load: Load = loadTokenManager): AuthSession {
  let manager: Promise<TokenManager> | undefined;
  let started: Promise<void> | undefined;

  function loadImplementation(): Promise<TokenManager> {
    manager ??= load().then(
      ({ createTokenManager }) => createTokenManager(options),
      (error: unknown) => {
        // Let the next call retry: a failed chunk request is usually temporary.
        manager = undefined;
        throw error;
      },
    );
    return manager;
  }

  /** A failed chunk is a refusal, like every other failed request (AUTH-30). */
  async function withManager(work: (ready: TokenManager) => Promise<AuthOutcome>): Promise<AuthOutcome> {
    const ready = await loadImplementation().catch(() => null);
    return ready ? work(ready) : { ok: false, reason: 'unreachable' };
  }

  async function renew(): Promise<void> {
    await loadImplementation().then(
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
    login: (payload, authOptions) => withManager((ready) => ready.login(payload, authOptions)),
    register: (payload, authOptions) => withManager((ready) => ready.register(payload, authOptions)),
    changePassword: (payload) => withManager((ready) => ready.changePassword(payload)),
    confirmPassword: (password) => withManager((ready) => ready.confirmPassword(password)),
    sessions: () =>
      loadImplementation().then(
        (ready) => ready.sessions(),
        () => null,
      ),
    endSessions: (which) =>
      loadImplementation().then(
        (ready) => ready.endSessions(which),
        () => false,
      ),
    logout: async (authOptions) => (await loadImplementation()).logout(authOptions),
    // Until then the page of another user is hidden.
    follow: async () => (await retryUntilLoaded(loadImplementation)).follow(),
  };
}
