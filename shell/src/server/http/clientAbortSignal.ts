import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client closes the connection. */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => controller.abort());
  return controller.signal;
}
