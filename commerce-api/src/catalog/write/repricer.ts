import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/openDatabase.ts';
import { applyCampaigns } from './applyCampaigns.ts';

interface RepricerDeps {
  db: Db;
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Starts and ends campaigns at regular intervals until it is stopped. */
export function startRepricer({ db, everyMs, log }: RepricerDeps): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  let isBusy = false;

  async function run(): Promise<void> {
    isBusy = true;
    try {
      const campaigns = await applyCampaigns(db);
      if (campaigns.length > 0) log.info({ campaigns }, 'campaigns started or ended');
    } catch (error) {
      // The next run tries again: the campaigns are still due.
      log.error({ err: error }, 'applying campaigns failed, retrying at the next interval');
    }
    isBusy = false;
  }

  const timer = setInterval(() => {
    if (!isBusy) running = run();
  }, everyMs);
  timer.unref();

  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
