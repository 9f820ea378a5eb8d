import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../platform/db/openDatabase.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';
import { countUnsentMail } from '../platform/outbox/outbox.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

interface RouteDeps {
  db: Db;
  metrics: Metrics;
  isStopping: () => boolean;
}

/** Routes for operators. Neither the shell nor the edge forwards to them. */
export function operatorRoutes(app: FastifyInstance, { db, metrics, isStopping }: RouteDeps): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/-/health', async () => ({ status: 'ok' }));

  // Migrations have run before the server listens.
  app.get('/-/ready', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(db);
      // Unsent mail is reported to monitoring, but does not make the API unready.
      return { status: 'ready', mail: await countUnsentMail(db) };
    } catch (error) {
      request.log.error({ err: error }, 'database not reachable, reporting unready');
      return reply.code(503).send({ status: 'unready' });
    }
  });

  app.get('/-/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));

  for (const url of ['/-/health', '/-/ready', '/-/metrics']) allowOnly(app, ['GET', 'HEAD'], url);
}
