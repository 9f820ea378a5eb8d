import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { favoritesTopic } from './favoritesTopic.ts';
import { syncFavoritesAcrossTabs } from './syncFavoritesAcrossTabs.ts';
import { announceOtherUser, type UserDeps } from './syncUserAcrossTabs.ts';
import { userTopic } from './userTopic.ts';

/**
 * Keeps this tab in step with the others for as long as the page lives.
 *
 * @param served the state that the page came with
 * @returns what to call when a mutation was refused, as this tab shows another user than the cookies
 */
export function startFollowing(deps: UserDeps, served: RootState): { announceOtherUser: () => Promise<void> } {
  syncFavoritesAcrossTabs(deps.store, [
    favoritesTopic(deps.store, favoritesSlice.selectors.selectFavoriteIds(served)),
    userTopic(deps, sessionSlice.selectors.selectUserName(served)),
  ]);
  return { announceOtherUser: async () => announceOtherUser(deps) };
}
