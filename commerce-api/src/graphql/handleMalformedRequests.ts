import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { registerErrorHandler } from '../platform/http/registerErrorHandler.ts';
import { BadMultipart } from './multipart.ts';
import { BUSY } from './publicErrors.ts';

const REASONS = new Map([
  [413, { code: 'TOO_LARGE', message: 'The body is too large.' }],
  [415, { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be application/json or multipart/form-data.' }],
  [500, { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' }],
  [503, BUSY],
]);
const UNREADABLE = { code: 'BAD_REQUEST', message: 'The body cannot be read.' };

/** Responds to requests without a valid GraphQL operation with their HTTP status and errors in the GraphQL format. */
export function handleMalformedRequests(app: FastifyInstance, { timeFactor }: Pick<Config, 'timeFactor'>): void {
  registerErrorHandler(app, {
    bodyOf: (status, error) => {
      const { code, message } = REASONS.get(status) ?? UNREADABLE;
      return { errors: [{ message: error instanceof BadMultipart ? error.message : message, extensions: { code } }] };
    },
    timeFactor,
  });
}
