import { lazyModule } from '../defer/lazyModule.ts';
import { createContext } from '../libraries/router.ts';
import { sessionSlice } from '../state/sessionSlice.ts';
import type { AuthOutcome, AuthSession, AuthSessionOptions, TokenManager } from './authSessionTypes.ts';
import { hasSignFlag } from './signFlag.ts';

export type { AuthClient, AuthRefusal, AuthRefused, LoginPayload, PasswordPayload } from './authClient.ts';
export type { AuthOutcome, AuthSession, AuthSessionOptions, AuthOptions, TokenManager } from './authSessionTypes.ts';
export type { EndedSessions, OpenSession } from './openSessions.ts';

/** What loaders read: `context.get(authContext)`. */
export const authContext = createContext<AuthSession>();

const loadTokenLife = lazyModule(() => import('./tokenManager.ts'));
type Load = () => Promise<{ createTokenManager: (options: AuthSessionOptions) => TokenManager }>;

/**
 * The session of this page view. Its code arrives with the first need, so a visitor's first view does without; on the
 * server nothing ever asks for it.
 *
 * @param load where that code comes from
 */
export function createAuthSession(options: AuthSessionOptions, load: Load = loadTokenLife): AuthSession {
  let life: Promise<TokenManager> | undefined;
  let started: Promise<void> | undefined;

  function loadImplementation(): Promise<TokenManager> {
    life ??= load().then(
      ({ createTokenManager }) => createTokenManager(options),
      (error: unknown) => {
        // A lost chunk must not decide the rest of the visit: the next call tries again.
        life = undefined;
        throw error;
      },
    );
    return life;
  }

  /** A chunk that does not come is a request that failed: silent, like the others (AUTH-30). */
  async function entered(work: (ready: TokenManager) => Promise<AuthOutcome>): Promise<AuthOutcome> {
    const ready = await loadImplementation().catch(() => null);
    return ready ? work(ready) : { ok: false, reason: 'unavailable' };
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
    login: (payload, how) => entered((ready) => ready.login(payload, how)),
    register: (payload, how) => entered((ready) => ready.register(payload, how)),
    changePassword: (payload) => entered((ready) => ready.changePassword(payload)),
    confirmPassword: (password) => entered((ready) => ready.confirmPassword(password)),
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
    logout: async (how) => (await loadImplementation()).logout(how),
    follow: async () => (await loadImplementation()).follow(),
  };
}
