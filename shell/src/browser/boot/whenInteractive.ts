import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { answerEarlyClick } from '@hemvaror/runtime/defer/earlyClick';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { shownUser } from '../../app/other-tabs/tabUser.ts';
import { writeCartId } from '../session/cartId.ts';
import { startSession } from '../session/startSession.ts';
import type { FollowTabs } from './tabFollower.ts';

const loadCarried = lazyModule(() => import('../carry/takeCarried.ts'));

interface InteractivePage {
  store: AppStore;
  cart: CartSession;
  auth: AuthSession;
  followTabs: FollowTabs;
  /** Fragment of the other site; empty if there is none. */
  carried: string;
  /** Hosts, with port, of all the shop's sites. */
  ownHosts: readonly string[];
}

/**
 * @returns sets the mark `hydrated`, answers an early click and starts what changes the page, and therefore must wait until
 *   the server's markup is hydrated; later calls have no effect
 */
export function whenInteractive({ store, cart, auth, followTabs, carried, ownHosts }: InteractivePage): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    performance.mark('hydrated');
    const main = document.querySelector('main');
    if (main) answerEarlyClick(main);
    // A customer's data must go when the customer logs out in another tab, also from a tab that is never touched.
    if (shownUser(store) !== null) void followTabs();
    void startSession(auth, store);
    if (!carried) return;
    void loadCarried().then(async ({ takeCarried }) =>
      takeCarried({ fragment: carried, store, cart, writeCartId, ownHosts }),
    );
  };
}
