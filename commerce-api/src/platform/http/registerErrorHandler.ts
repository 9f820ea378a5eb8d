import type { FastifyInstance } from 'fastify';
import { drainBody } from './drainBody.ts';

/**
 * Responds to errors with their status, or 500 if they have none. Errors of 500 and above are logged; no response
 * contains details.
 */
export function registerErrorHandler(app: FastifyInstance, bodyOf: (status: number, error: unknown) => object): void {
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request handler threw an error');
    if (status === 413) await drainBody(request.raw);
    return reply.code(status).send(bodyOf(status, error));
  });
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
