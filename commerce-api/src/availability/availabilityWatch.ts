import type { FastifyBaseLogger } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import type { Change } from '../platform/db/changes.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { notifySubscribers } from './notifySubscribers.ts';

interface WatchDeps {
  db: Db;
  catalog: Pick<Catalog, 'onChange'>;
  /** Interval of a full check, for changes while no process ran, and for lost change notices. */
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Notifies subscribers as soon as a sku can be bought again. It relies on the change notices of every process that writes
 * products. Ends with `stop`, which resolves after the running notification.
 */
export function startAvailabilityWatch({ db, catalog, everyMs, log }: WatchDeps): { stop: () => Promise<void> } {
  /** Products with changes since the last check; all products if null. */
  let changed: Set<number> | null = new Set();
  let running: Promise<void> | undefined;
  let isStopping = false;

  /** Notifies repeatedly, until no more changes have arrived. */
  async function notifyChanged(): Promise<void> {
    if (isStopping || changed?.size === 0) {
      running = undefined;
      return;
    }
    const productIds = changed === null ? undefined : [...changed];
    changed = new Set();
    try {
      const notified = await notifySubscribers(db, productIds);
      if (notified > 0) log.info({ notified }, 'back-in-stock mails enqueued');
    } catch (error) {
      // The subscriptions are still stored, and the next full check includes all products.
      log.error({ err: error }, 'back-in-stock notifications failed, retrying at the next interval');
    }
    await notifyChanged();
  }
  function noteChange(change: Change): void {
    if ('everything' in change) changed = null;
    else for (const id of change.productIds) changed?.add(id);
    running ??= notifyChanged();
  }

  catalog.onChange(noteChange);
  const timer = setInterval(() => noteChange({ everything: true }), everyMs);
  timer.unref();
  noteChange({ everything: true });

  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
