import { createQueue } from '@hemvaror/domain/createQueue';

export interface UpdateQueue<Result = unknown> {
  /** Schedules an update. Several requests within the delay become one. */
  request: () => void;
  /** Updates after the pending calls, without the delay. */
  refresh: () => Promise<Result>;
  /** Runs `work` after the pending calls. Drops a scheduled update, as `work` sends the same data. */
  enqueue: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Whether a newer call is scheduled or queued, so that the current response is outdated. */
  isOutdated: () => boolean;
  /** Prevents scheduled and queued updates from starting. */
  stop: () => void;
}

/** Merges consecutive requests, such as a promo code and the cart that it changes, into one call. */
const DELAY_MS = 150;

/**
 * Schedules checkout updates: 150 ms after the last request, and one call at a time, so that responses arrive in the
 * order of the calls.
 *
 * @param update must not reject: it handles its own errors
 * @param run starts a call; for example when no other tab runs one
 */
export function createUpdateQueue<Result>(
  update: () => Promise<Result>,
  run: <Value>(work: () => Promise<Value>) => Promise<Value> = (work) => work(),
): UpdateQueue<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enqueueCall = createQueue();
  let queuedCount = 0;
  let isStopped = false;

  function unschedule(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    unschedule();
    queuedCount += 1;
    return enqueueCall(() =>
      run(() => {
        queuedCount -= 1;
        return work();
      }),
    );
  }

  return {
    request: () => {
      unschedule();
      timer = setTimeout(() => void enqueue(async () => (isStopped ? undefined : update())), DELAY_MS);
    },
    refresh: () => enqueue(update),
    enqueue,
    isOutdated: () => timer !== undefined || queuedCount > 0,
    stop: () => {
      unschedule();
      isStopped = true;
    },
  };
}
