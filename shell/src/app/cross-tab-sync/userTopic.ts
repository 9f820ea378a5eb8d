import type { Topic } from './syncTopicsAcrossTabs.ts';
import { syncUserAcrossTabs, type UserDeps } from './syncUserAcrossTabs.ts';
import { loggedInUser, currentUser } from './tabUser.ts';

/** Sends logins, logouts and changes of user to every tab (STATE-05). @param served the user that the page was served for */
export function userTopic(deps: Pick<UserDeps, 'store' | 'auth'>, served: string | null): Topic {
  let lastSynced = served;

  return {
    type: 'auth',
    subscribe: deps.store.subscribe,
    takeMessage: () => {
      const userName = currentUser(deps.store);
      if (userName === lastSynced) return null;
      lastSynced = userName;
      return { type: 'auth', data: userName };
    },
    takeOver: () => {
      const userName = loggedInUser();
      if (userName === currentUser(deps.store)) return;
      // Before the store changes: a tab must not send a message that it received.
      lastSynced = userName;
      void syncUserAcrossTabs(deps);
    },
  };
}
