import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { closeUnreadable } from './closeUnreadable.ts';

/** Longest time for a slow client to send the headers, and the whole request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const CONNECTIONS_CHECK_MS = 2_000;
const REQUEST_ID_PATTERN = /^[\w-]{1,100}$/;

/**
 * The options of both servers: time limits of slow clients, ids of requests, and an end that loses no request.
 *
 * @param timeLimit makes a limit of time longer on a slow machine
 */
export function serverDefaults(timeLimit: (ms: number) => number): FastifyHttpOptions<Server> {
  return {
    requestTimeout: timeLimit(REQUEST_TIMEOUT_MS),
    http: {
      headersTimeout: timeLimit(HEADERS_TIMEOUT_MS),
      // Also for Node.js itself, which refuses longer headers than its own limit of 300 s.
      requestTimeout: timeLimit(REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    forceCloseConnections: 'idle',
    // A request on a connection that is still open is handled, with `Connection: close`. Fastify would respond with 503.
    return503OnClosing: false,
    clientErrorHandler: closeUnreadable,
  };
}

/** The id that the shell or the edge gave to the request, or a new one. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
}
