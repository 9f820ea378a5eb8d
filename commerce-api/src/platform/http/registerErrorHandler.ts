import type { FastifyInstance } from 'fastify';
import { isTemporaryFailure } from '../db/temporaryFailure.ts';
import { drainBody } from './drainBody.ts';

interface Handling {
  /** The body of the response. */
  bodyOf: (status: number, error: unknown) => object;
  /** Multiplies the limits of time (`TIME_FACTOR`). */
  timeFactor: number;
}

/**
 * Responds to errors with their status; without one, with 503 if a retry may succeed, else with 500. Errors of 500 and above
 * are logged; no response contains details.
 */
export function registerErrorHandler(app: FastifyInstance, { bodyOf, timeFactor }: Handling): void {
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request handler threw an error');
    if (status === 413) await drainBody(request.raw, timeFactor);
    return reply.code(status).send(bodyOf(status, error));
  });
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number') return status;
  return isTemporaryFailure(error) ? 503 : 500;
}
