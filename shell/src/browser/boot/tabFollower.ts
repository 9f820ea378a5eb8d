import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { UserDeps } from '../../app/other-tabs/followUser.ts';

const loadOtherTabs = lazyModule(() => import('../../app/other-tabs/otherTabs.ts'), { when: 'touch' });

export type FollowTabs = () => Promise<{ tellOtherUser: () => Promise<void> }>;

/**
 * @param deps read when the code is loaded
 * @param served the state that the server sent
 * @returns starts to follow the other tabs, once for all calls
 */
export function createTabFollower(deps: () => UserDeps, served: RootState): FollowTabs {
  let following: ReturnType<FollowTabs> | undefined;
  return () => (following ??= loadOtherTabs.untilLoaded().then(({ startFollowing }) => startFollowing(deps(), served)));
}
