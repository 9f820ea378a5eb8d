import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { Releases } from '../releases/releases.ts';

interface ReadyDeps {
  releases: Pick<Releases, 'status' | 'missing'>;
  /** Names from the settings. */
  required: readonly string[] | undefined;
  lifecycle: Lifecycle;
}

/** `/-/ready` for load balancers: 503 without a live remote, while a required one is missing, and from the moment of a stop. */
export function serveReady(app: FastifyInstance, { releases, required, lifecycle }: ReadyDeps): void {
  app.get('/-/ready', async (_request, reply) => {
    const { live, failures } = releases.status();
    const missing = await releases.missing(required);
    const ready = Object.keys(live).length > 0 && missing.length === 0 && !lifecycle.isStopping();
    return reply.code(ready ? 200 : 503).send({ ready, live, missing, failures });
  });
}
