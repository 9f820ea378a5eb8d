export interface UpdateQueue {
  /** Asks for an update; several within the delay become one. */
  request: () => void;
  /** Runs `work` after what is under way. An update that was only asked for is dropped: `work` brings the same news. */
  enqueue: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Whether something newer is asked for or waits, so that the answer at hand is already old. */
  isOutdated: () => boolean;
  /** No update begins any more, also none that waits for another. */
  stop: () => void;
}

/** Joins causes that follow each other, such as a promo code that changes the cart, into one call. */
const DELAY_MS = 150;

/**
 * When the checkout is updated: 150 ms after the last cause, and strictly one call after another, as an earlier answer
 * must never overtake a later one.
 *
 * @param update must not reject: it tells its failures itself
 */
export function createUpdateQueue(update: () => Promise<void>): UpdateQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isStopped = false;

  function unschedule(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    unschedule();
    waiting += 1;
    const done = queue.then(() => {
      waiting -= 1;
      return work();
    });
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    request: () => {
      unschedule();
      timer = setTimeout(() => void enqueue(async () => (isStopped ? undefined : update())), DELAY_MS);
    },
    enqueue,
    isOutdated: () => timer !== undefined || waiting > 0,
    stop: () => {
      unschedule();
      isStopped = true;
    },
  };
}
