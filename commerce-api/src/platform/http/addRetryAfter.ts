import type { FastifyInstance } from 'fastify';

/** Time after which a request that got a 503 may succeed: the database or the image queue has recovered. */
const RETRY_AFTER_SECONDS = 5;

/** Adds `Retry-After` to each response with status 503. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  });
}
