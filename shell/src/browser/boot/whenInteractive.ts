import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { answerEarlyClick } from '@hemvaror/runtime/defer/earlyClick';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { currentUser } from '../../app/cross-tab-sync/tabUser.ts';
import { writeCartId } from '../session/cartId.ts';
import { startSession } from '../session/startSession.ts';
import type { TabSync } from './tabSync.ts';

const loadCarried = lazyModule(() => import('../carry/applyHandoff.ts'));

interface InteractivePage {
  store: AppStore;
  cart: CartSession;
  auth: AuthSession;
  followTabs: TabSync;
  /** Fragment of the other site; empty if there is none. */
  handoffFragment: string;
  /** Hosts, with port, of all the shop's sites. */
  shopHosts: readonly string[];
}

/**
 * @returns sets the mark `hydrated`, answers an early click and starts what changes the page, and therefore must wait until
 *   the server's markup is hydrated; later calls have no effect
 */
export function whenInteractive({
  store,
  cart,
  auth,
  followTabs,
  handoffFragment,
  shopHosts,
}: InteractivePage): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    performance.mark('hydrated');
    const main = document.querySelector('main');
    if (main) answerEarlyClick(main);
    // A customer's data must go when the customer logs out in another tab, also from a tab that is never touched.
    if (currentUser(store) !== null) void followTabs();
    void startSession(auth, store);
    if (!handoffFragment) return;
    void loadCarried().then(async ({ applyHandoff }) =>
      applyHandoff({ fragment: handoffFragment, store, cart, writeCartId, shopHosts }),
    );
  };
}
