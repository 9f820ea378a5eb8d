import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { UserDeps } from '../../app/cross-tab-sync/syncUserAcrossTabs.ts';

const loadOtherTabs = lazyModule(() => import('../../app/cross-tab-sync/crossTabSync.ts'), { when: 'touch' });

export type TabSync = () => Promise<{ announceOtherUser: () => Promise<void> }>;

/**
 * @param deps read when the code is loaded
 * @param served the state that the server sent
 * @returns starts to follow the other tabs, once for all calls
 */
export function createTabSync(deps: () => UserDeps, served: RootState): TabSync {
  let following: ReturnType<TabSync> | undefined;
  return () => (following ??= loadOtherTabs.untilLoaded().then(({ startFollowing }) => startFollowing(deps(), served)));
}
