import type { FastifyReply } from 'fastify';

/** Ends what a request started when its client has gone. */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => controller.abort());
  return controller.signal;
}
