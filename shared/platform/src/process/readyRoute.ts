import type { FastifyInstance } from 'fastify';
import type { Releases } from '../host/releases.ts';

interface ReadyDeps {
  releases: Pick<Releases, 'status' | 'states'>;
  /** Whether the shop is ready, of which this process may be one of several. */
  isReady: () => boolean;
  isStopping: () => boolean;
}

/**
 * `/-/ready` for load balancers: 503 until every remote that the registries name is live or known to be missing, while a remote of
 * the setting REQUIRED_REMOTES is missing, and from the moment of a stop.
 */
export function serveReady(app: FastifyInstance, { releases, isReady, isStopping }: ReadyDeps): void {
  app.get('/-/ready', async (_request, reply) => {
    const { live, failures } = releases.status();
    const { missing, pending } = releases.states();
    const ready = isReady() && !isStopping();
    return reply.code(ready ? 200 : 503).send({ ready, live, missing: [...missing, ...pending], failures });
  });
}
