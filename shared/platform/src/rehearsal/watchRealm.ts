import { RealmState } from '../realm/realmState.ts';

export interface WatchedRealm {
  /** The changes and timers that the import has left behind, like `changes Array.prototype.last`. Ends the watch of timers. */
  traces: () => string[];
  /** The changes until now, also those of pages that were rendered after the import. */
  changes: () => string[];
}

/**
 * Watches for changes that outlive the import of a release: of objects that all code shares, and timers.
 *
 * @param folder address of the release, which the stack of its code contains
 */
export function watchRealm(folder: string): WatchedRealm {
  const state = new RealmState();
  const timers = watchTimers(folder);
  const changes = () => state.changes().map(({ name }) => `changes ${name}`);
  return {
    changes,
    traces: () => {
      const left = timers.end();
      return [...changes(), ...(left > 0 ? [`leaves ${left === 1 ? 'a timer' : `${left} timers`} behind`] : [])];
    },
  };
}

function watchTimers(folder: string): { end: () => number } {
  const { setTimeout, setInterval } = globalThis;
  const running = new Set<NodeJS.Timeout>();
  const keep = (timer: NodeJS.Timeout): NodeJS.Timeout => {
    if (new Error('who sets a timer').stack?.includes(folder)) running.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(
    (...input: Parameters<typeof setTimeout>) => keep(setTimeout(...input)),
    setTimeout,
  );
  globalThis.setInterval = Object.assign(
    (...input: Parameters<typeof setInterval>) => keep(setInterval(...input)),
    setInterval,
  );
  return {
    end: () => {
      Object.assign(globalThis, { setTimeout, setInterval });
      return [...running].filter(isRunning).length;
    },
  };
}

/** Node.js marks a timer that has fired or was cleared. */
function isRunning(timer: NodeJS.Timeout): boolean {
  return Reflect.get(timer, '_destroyed') !== true;
}
