import type { Topic } from './followOtherTabs.ts';
import { followUser, type UserDeps } from './followUser.ts';
import { rememberedUser, shownUser } from './tabUser.ts';

/** A login, a logout and a change of user reach every tab (STATE-05). @param served the user of the page as it came */
export function userTopic(deps: Pick<UserDeps, 'store' | 'auth'>, served: string | null): Topic {
  let known = served;

  return {
    type: 'auth',
    news: () => {
      const userName = shownUser(deps.store);
      if (userName === known) return null;
      known = userName;
      return { type: 'auth', data: userName };
    },
    look: () => {
      const userName = rememberedUser();
      if (userName === shownUser(deps.store)) return;
      // Before it is in the store: a tab that hears does not tell on.
      known = userName;
      followUser(deps).catch((error: unknown) => console.warn('Login of another tab not followed:', error));
    },
  };
}
