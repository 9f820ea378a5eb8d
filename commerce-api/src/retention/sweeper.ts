import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/db/openDatabase.ts';
import type { RetentionConfig } from '../platform/config/retentionConfig.ts';
import { sweep } from './sweep.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

interface SweeperDeps {
  db: Db;
  retention: RetentionConfig;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Deletes old personal data at once and then at an interval, until it is stopped. */
export function startSweeper({ db, retention, log }: SweeperDeps): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      const swept = await sweep(db, retention);
      if (Object.keys(swept).length > 0) log.info({ swept }, 'old personal data deleted');
    } catch (error) {
      log.error({ err: error }, 'old personal data not deleted, retrying at the next interval');
    }
    running = undefined;
  }

  running = run();
  const timer = setInterval(() => {
    running ??= run();
  }, SWEEP_INTERVAL_MS);
  timer.unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
