import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Registry } from 'prom-client';

/**
 * `/-/metrics` in the format of Prometheus, added up over all processes. Neither the edge nor a shopper reaches it.
 *
 * @param collect lists the metrics of each process
 */
export function serveMetrics(app: FastifyInstance, collect: () => Promise<object[][]>): void {
  app.get('/-/metrics', async (_request, reply) => {
    const text = await AggregatorRegistry.aggregate(await collect()).metrics();
    return reply.header('cache-control', 'no-store').type(Registry.PROMETHEUS_CONTENT_TYPE).send(text);
  });
}
