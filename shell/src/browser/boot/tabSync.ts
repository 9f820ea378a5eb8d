import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { CrossTabDeps } from '../../app/cross-tab-sync/crossTabSync.ts';

/** The channel of all tabs of a site (STATE-05, STATE-06). */
const CHANNEL = 'ralph_channel';

const loadCrossTabSync = lazyModule(() => import('../../app/cross-tab-sync/crossTabSync.ts'), { when: 'idle' });

export interface TabSync {
  /** Starts the cross-tab sync at its first call. */
  start: () => Promise<{ announceOtherUser: () => Promise<void> }>;
  /**
   * Starts the sync of an untouched page when it may be behind: after a message of another tab, when the window gets the focus,
   * and on a page that the browser restored from its history, perhaps as it was first served.
   *
   * Only notices that there is a message, with the browser's own channel: `broadcast-channel`, which sends and receives all
   * messages, would be 3 KiB of each first view. Nothing else would start the sync of a window beside the one that is used.
   */
  startIfBehind: () => void;
}

/** @param deps called when the code is loaded */
export function createTabSync(deps: () => Omit<CrossTabDeps, 'channelName' | 'isBehind' | 'isRestored'>): TabSync {
  let started: ReturnType<TabSync['start']> | undefined;
  let channel: BroadcastChannel | undefined;
  let isBehind = false;
  let isRestored = false;

  function start() {
    started ??= loadCrossTabSync.untilLoaded().then(({ startCrossTabSync }) => {
      const sync = startCrossTabSync({ ...deps(), channelName: CHANNEL, isBehind, isRestored });
      // Not before the sync has opened its own channel, so that no message is lost.
      channel?.close();
      return sync;
    });
    return started;
  }
  function catchUp(): void {
    isBehind = true;
    void start();
  }

  return {
    start,
    startIfBehind: () => {
      if (
        performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
      ) {
        catchUp();
      }
      if (started) return;
      channel = openChannel();
      channel?.addEventListener('message', catchUp);
      window.addEventListener('focus', catchUp);
      window.addEventListener('pageshow', ({ persisted }) => {
        isRestored = persisted;
        if (persisted) catchUp();
      });
    },
  };
}

/** @returns undefined in a browser that has no channel, or blocks it together with cookies */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
