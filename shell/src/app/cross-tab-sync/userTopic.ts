import type { Topic } from './syncFavoritesAcrossTabs.ts';
import { syncUserAcrossTabs, type UserDeps } from './syncUserAcrossTabs.ts';
import { rememberedUser, currentUser } from './tabUser.ts';

/** A login, a logout and a change of user reach every tab (STATE-05). @param served the user of the page as it came */
export function userTopic(deps: Pick<UserDeps, 'store' | 'auth'>, served: string | null): Topic {
  let known = served;

  return {
    type: 'auth',
    news: () => {
      const userName = currentUser(deps.store);
      if (userName === known) return null;
      known = userName;
      return { type: 'auth', data: userName };
    },
    look: () => {
      const userName = rememberedUser();
      if (userName === currentUser(deps.store)) return;
      // Before it is in the store: a tab that hears does not tell on.
      known = userName;
      syncUserAcrossTabs(deps).catch((error: unknown) => console.warn('Login of another tab not followed:', error));
    },
  };
}
