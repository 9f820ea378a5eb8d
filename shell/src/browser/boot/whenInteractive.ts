import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { replayEarlyInteractions } from '@hemvaror/runtime/defer/replayEarlyInteractions';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { currentUser } from '../../app/cross-tab-sync/tabUser.ts';
import type { StoredCartSummary } from '../../first-view/cart-summary/cartSummary.ts';
import { readCartId, writeCartId } from '../session/cartId.ts';
import { startSession } from '../session/startSession.ts';
import type { TrackingDeps } from '../tracking/startTracking.ts';
import { optional } from './optional.ts';
import type { TabSync } from './tabSync.ts';

const loadTrackWithConsent = lazyModule(() => import('../tracking/trackWithConsent.ts'));
const loadApplyHandoff = lazyModule(() => import('../handoff/applyHandoff.ts'));
const loadPageReport = lazyModule(() => import('../reports/pageReport.ts'));

const HYDRATION_TIMEOUT_MS = 20_000;

interface InteractivePage {
  store: AppStore;
  cart: CartSession;
  auth: AuthSession;
  tabSync: TabSync;
  cartSummary: Pick<StoredCartSummary, 'getSnapshot'>;
  /** Loads the code of interactions in idle time. Settles when it is loaded, or at the first touch. */
  loadCode: () => Promise<void>;
  /** Fragment with the handoff of the other site, or an empty string. */
  handoffFragment: string;
  /** Hosts, with port, of all the shop's sites. */
  shopHosts: readonly string[];
  /** Undefined without a configured tracking service. */
  tracking: TrackingDeps | undefined;
}

/**
 * @returns a function that sets the mark `hydrated`, replays early interactions, and starts the session and the handoff. These
 *   change the page or compete with it, so they wait until the server's markup is hydrated. Later calls have no effect.
 */
export function whenInteractive({
  store,
  cart,
  auth,
  tabSync,
  cartSummary,
  loadCode,
  handoffFragment,
  shopHosts,
  tracking,
}: InteractivePage): () => void {
  let isDone = false;
  setTimeout(() => {
    if (!isDone && !document.hidden)
      void loadPageReport.untilLoaded().then(({ sendPageReport }) => sendPageReport({ kind: 'noHydration' }));
  }, HYDRATION_TIMEOUT_MS);
  return () => {
    if (isDone) return;
    isDone = true;
    performance.mark('hydrated');
    const main = document.querySelector('main');
    if (main) optional(() => replayEarlyInteractions(main));
    const codeLoaded = loadCode();
    // After a logout in another tab, the customer's data must disappear from this tab too, even if it is never touched. The
    // sync also fetches the cart again (STATE-33), at once if neither the server nor this browser knows its numbers.
    optional(() => {
      const isCartKnown = readCartId() === cart.getSnapshot().cart?.id || cartSummary.getSnapshot() !== null;
      if (currentUser(store) !== null || !isCartKnown) void tabSync.start();
      else void codeLoaded.then(tabSync.start);
      tabSync.startIfBehind();
    });
    void startSession(auth, store);
    if (tracking) {
      void loadTrackWithConsent.untilLoaded().then(({ trackWithConsent }) => trackWithConsent(tracking));
    }
    if (!handoffFragment) return;
    void loadApplyHandoff().then(async ({ applyHandoff }) =>
      applyHandoff({ fragment: handoffFragment, store, cart, writeCartId, shopHosts }),
    );
  };
}
