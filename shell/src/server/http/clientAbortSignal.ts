import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client closes the connection before the response is sent. */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
