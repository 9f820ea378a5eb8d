import type { FastifyInstance } from 'fastify';
import { drainBody } from './drainBody.ts';

/**
 * Answers what was thrown: by the status that the error asks for, 500 for one that is not about the request. The log
 * tells the latter; the answer tells neither.
 */
export function registerErrorHandler(app: FastifyInstance, bodyOf: (status: number, error: unknown) => object): void {
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    if (status === 413) await drainBody(request.raw);
    return reply.code(status).send(bodyOf(status, error));
  });
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
