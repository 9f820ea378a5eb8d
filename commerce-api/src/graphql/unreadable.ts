import type { FastifyInstance } from 'fastify';
import { statusOf } from '../http/statusOf.ts';
import { BadMultipart } from './multipart.ts';

const REASONS = new Map([
  [413, { code: 'TOO_LARGE', message: 'The body is too large.' }],
  [415, { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be application/json or multipart/form-data.' }],
  [500, { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' }],
]);
const UNREADABLE = { code: 'BAD_REQUEST', message: 'The body cannot be read.' };

/** A request that never became a GraphQL operation is answered by its status, with errors in GraphQL's shape. */
export function answerUnreadable(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    const { code, message } = REASONS.get(status) ?? UNREADABLE;
    const words = error instanceof BadMultipart ? error.message : message;
    return reply.code(status).send({ errors: [{ message: words, extensions: { code } }] });
  });
}
