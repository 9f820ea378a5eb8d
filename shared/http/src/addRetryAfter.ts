import type { FastifyInstance } from 'fastify';

/** Time after which a retry may succeed: releases are retried, the API is restarted, a queue is shorter. */
const RETRY_AFTER_SECONDS = 5;
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([503, 504]);

/** Adds `Retry-After` to each response that says that a retry may help, unless its route or the forwarding host set one. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (RETRYABLE_STATUSES.has(reply.statusCode) && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    }
  });
}
