import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';

/** More than the processes of a shop. */
const MAX_FOLLOWERS = 100;
/** Proxies end connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000;
const PATH = '/-/changes';

/**
 * Announces committed changes to processes that keep what they have read, as server-sent events with
 * `{"productIds":[…]}` or `{"everything":true}`. A follower that was not connected has missed changes: it must take
 * everything as changed. Neither the shell nor the edge forwards here.
 */
export function changeRoutes(app: FastifyInstance, { catalog }: { catalog: Catalog }): void {
  const followers = new Set<PassThrough>();
  function write(text: string): void {
    for (const follower of followers) {
      // One that does not read gets no more than its buffer holds.
      if (!follower.write(text)) follower.destroy();
    }
  }

  catalog.onChange((change) => write(`data: ${JSON.stringify(change)}\n\n`));
  const heartbeat = setInterval(() => write(': heartbeat\n\n'), HEARTBEAT_MS);
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const follower of followers) follower.end();
  });

  app.get(PATH, async (_request, reply) => {
    if (followers.size >= MAX_FOLLOWERS) return reply.code(503).send({ error: 'TOO_MANY_FOLLOWERS' });
    const follower = new PassThrough();
    followers.add(follower);
    follower.on('close', () => followers.delete(follower));
    follower.write(': connected\n\n');
    return reply.header('cache-control', 'no-store').type('text/event-stream').send(follower);
  });
  allowOnly(app, ['GET', 'HEAD'], PATH);
}
