import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { UserDeps } from '../../app/cross-tab-sync/syncUserAcrossTabs.ts';

const loadCrossTabSync = lazyModule(() => import('../../app/cross-tab-sync/crossTabSync.ts'), { when: 'touch' });

export type TabSync = () => Promise<{ announceOtherUser: () => Promise<void> }>;

/**
 * @param deps called when the code is loaded
 * @param served the state that the server sent
 * @returns a function that starts the cross-tab sync at its first call
 */
export function createTabSync(deps: () => UserDeps, served: RootState): TabSync {
  let started: ReturnType<TabSync> | undefined;
  return () =>
    (started ??= loadCrossTabSync.untilLoaded().then(({ startCrossTabSync }) => startCrossTabSync(deps(), served)));
}
