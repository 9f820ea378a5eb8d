import type { FastifyInstance } from 'fastify';
import { hasCode } from '../model/hasCode.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { WriteCheck } from '../platform/db/writeCheck.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';
import { withTimeout } from '../platform/limits/withTimeout.ts';
import { countUnsentMail } from '../platform/outbox/outbox.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

/** Longest check of the database: shorter than the timeout of the container's health check. */
const CHECK_TIMEOUT_MS = 3_000;
/** PostgreSQL's and the system's codes of a full disk. */
const DISK_FULL = ['53100', 'ENOSPC'];

export interface ProcessState {
  /** True from the first termination signal on. */
  isStopping: () => boolean;
  /** True once the first requests of shoppers would not be slower than later ones. */
  isWarm: () => boolean;
}

interface RouteDeps extends ProcessState {
  db: Db;
  metrics: Metrics;
  /** Multiplies the limits of time (`TIME_FACTOR`). */
  timeFactor: number;
}

/** Routes for operators. Neither the shell nor the edge forwards to them. */
export function operatorRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, metrics, isStopping, isWarm, timeFactor } = deps;
  const writes = new WriteCheck(db);
  const timeoutMs = CHECK_TIMEOUT_MS * timeFactor;

  async function checkDatabase() {
    await writes.run();
    return countUnsentMail(db);
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/-/health', async () => ({ status: 'ok' }));

  // Migrations have run before the server listens.
  app.get('/-/ready', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (!isWarm()) return reply.code(503).send({ status: 'unready', reason: 'warming' });
    try {
      const message = `The database did not respond within ${timeoutMs} ms.`;
      // Unsent mail is reported to monitoring, but does not make the API unready.
      return { status: 'ready', mail: await withTimeout(checkDatabase(), { timeoutMs, message }) };
    } catch (error) {
      request.log.error({ err: error }, 'database does not store data, reporting unready');
      const reason = DISK_FULL.some((code) => hasCode(error, code)) ? 'disk' : 'database';
      return reply.code(503).send({ status: 'unready', reason });
    }
  });

  app.get('/-/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));

  for (const url of ['/-/health', '/-/ready', '/-/metrics']) allowOnly(app, ['GET', 'HEAD'], url);
}
