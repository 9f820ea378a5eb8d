import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { cartTopic, type CartTopicDeps } from './cartTopic.ts';
import { favoritesTopic } from './favoritesTopic.ts';
import { hideWhileCached } from './hideWhileCached.ts';
import { marketTopics, type MarketTopicDeps } from './marketTopics.ts';
import { refreshWhenRestored, type RestoreDeps } from './refreshWhenRestored.ts';
import { syncTopicsAcrossTabs } from './syncTopicsAcrossTabs.ts';
import { announceOtherUser, type UserDeps } from './syncUserAcrossTabs.ts';
import { userTopic } from './userTopic.ts';

export interface CrossTabDeps extends UserDeps, CartTopicDeps, MarketTopicDeps, Omit<RestoreDeps, 'store'> {
  /** The values that the server sent. */
  served: { state: RootState; cart: Cart | null; shop: Shop };
  channelName: string;
  /** Whether another tab may have changed a value since the page was served. */
  isBehind: boolean;
}

/**
 * Starts the cross-tab sync, until the page is unloaded.
 *
 * @returns the function to call when a mutation was refused because the cookies have another user than this tab
 */
export function startCrossTabSync(deps: CrossTabDeps): { announceOtherUser: () => Promise<void> } {
  const { store, served } = deps;
  const topics = [
    favoritesTopic(store, favoritesSlice.selectors.selectFavoriteIds(served.state)),
    userTopic(deps, sessionSlice.selectors.selectUserName(served.state)),
    cartTopic(deps, served.cart),
    ...marketTopics(deps, served.shop),
  ];
  syncTopicsAcrossTabs(topics, deps);
  // After the sync, whose handlers run first.
  hideWhileCached(store);
  refreshWhenRestored(deps);
  return { announceOtherUser: async () => announceOtherUser(deps) };
}
