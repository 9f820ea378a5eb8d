import type { FastifyBaseLogger } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import type { Change } from '../platform/db/changes.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { notifySubscribers } from './notifySubscribers.ts';

interface WatchDeps {
  db: Db;
  catalog: Pick<Catalog, 'onChange'>;
  /** A change may have come while nobody ran, or its notice may be lost: it looks by itself, too. */
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Tells those who wait as soon as a sku can be bought again, whoever changed its stock: every writer announces the products
 * that it changed. Ends with `stop`, which settles when nothing is being told any more.
 */
export function startAvailabilityWatch({ db, catalog, everyMs, log }: WatchDeps): { stop: () => Promise<void> } {
  /** Whose stock changed since the last look; all products when null. */
  let changed: Set<number> | null = new Set();
  let running: Promise<void> | undefined;
  let isStopping = false;

  /** Until nothing has changed meanwhile. */
  async function look(): Promise<void> {
    if (isStopping || changed?.size === 0) {
      running = undefined;
      return;
    }
    const productIds = changed === null ? undefined : [...changed];
    changed = new Set();
    try {
      const told = await notifySubscribers(db, productIds);
      if (told > 0) log.info({ told }, 'shoppers are told that something is back in stock');
    } catch (error) {
      // Who waits goes on waiting; the next look by the clock is at everything.
      log.error({ err: error }, 'who waits for stock cannot be told');
    }
    await look();
  }
  function note(change: Change): void {
    if ('everything' in change) changed = null;
    else for (const id of change.productIds) changed?.add(id);
    running ??= look();
  }

  catalog.onChange(note);
  const timer = setInterval(() => note({ everything: true }), everyMs);
  timer.unref();
  note({ everything: true });

  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
