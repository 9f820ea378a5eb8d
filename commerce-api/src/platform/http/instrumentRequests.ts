import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, from a fixed set. */
    operation: string | undefined;
  }
}

/** Its 503 is no failure: a start and a stop respond with it, and an unreachable database is logged by the route. */
const READINESS = '/-/ready';

/**
 * Counts each request and logs it: failures always, others at `debug`. Logs only the route pattern, because paths and
 * queries may contain keys, tokens and user input.
 */
export function instrumentRequests(
  app: FastifyInstance,
  metrics: Metrics,
  { logsAddress }: { logsAddress: boolean },
): void {
  app.decorateRequest('operation', undefined);

  app.addHook('onResponse', async (request, reply) => {
    const { method, operation, ip } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const seconds = reply.elapsedTime / 1000;
    metrics.requestSeconds.observe({ method, route, status }, seconds);
    if (operation !== undefined) metrics.operationSeconds.observe({ operation }, seconds);

    const line = { method, route, operation, status, ms: Math.round(reply.elapsedTime), ...(logsAddress && { ip }) };
    if (status >= 500 && route !== READINESS) request.log.error(line, 'request failed');
    else request.log.debug(line, 'request');
  });
}
