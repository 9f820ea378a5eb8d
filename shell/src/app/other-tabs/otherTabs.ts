import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { favoritesTopic } from './favoritesTopic.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { tellOtherUser, type UserDeps } from './followUser.ts';
import { userTopic } from './userTopic.ts';

/**
 * Keeps this tab in step with the others for as long as the page lives.
 *
 * @param served the state that the page came with
 * @returns what to call when a mutation was refused, as this tab shows another user than the cookies
 */
export function startFollowing(deps: UserDeps, served: RootState): { tellOtherUser: () => Promise<void> } {
  followOtherTabs(deps.store, [
    favoritesTopic(deps.store, favoritesSlice.selectors.selectFavoriteIds(served)),
    userTopic(deps, sessionSlice.selectors.selectUserName(served)),
  ]);
  return { tellOtherUser: async () => tellOtherUser(deps) };
}
