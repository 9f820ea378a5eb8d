import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { favoritesTopic } from './favoritesTopic.ts';
import { syncTopicsAcrossTabs } from './syncTopicsAcrossTabs.ts';
import { announceOtherUser, type UserDeps } from './syncUserAcrossTabs.ts';
import { userTopic } from './userTopic.ts';

/**
 * Starts the cross-tab sync of favorites and user, until the page is unloaded.
 *
 * @param served the state that the server sent
 * @returns the function to call when a mutation was refused because the cookies have another user than this tab
 */
export function startCrossTabSync(deps: UserDeps, served: RootState): { announceOtherUser: () => Promise<void> } {
  syncTopicsAcrossTabs(deps.store, [
    favoritesTopic(deps.store, favoritesSlice.selectors.selectFavoriteIds(served)),
    userTopic(deps, sessionSlice.selectors.selectUserName(served)),
  ]);
  return { announceOtherUser: async () => announceOtherUser(deps) };
}
