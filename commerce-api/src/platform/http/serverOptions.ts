import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { closeUnreadable } from './clientErrors.ts';
import { serializeError } from './serializeError.ts';

/** Larger than any request of the storefront. */
const MAX_BODY_BYTES = 256 * 1024;
/** A file name has at most 255 bytes, each of which may be written as `%41`. */
const MAX_PATH_SEGMENT_LENGTH = 255 * 3;

/** Timeouts for clients that send their request byte by byte. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_MS = 2_000;
/**
 * Below `SHUTDOWN_DELAY_MS` of the containers: clients close a connection that is idle for longer, so at the end of the
 * delay none is left on which a request could be sent while it is closed.
 */
const KEEP_ALIVE_MS = 5_000;

/** Logging without personal data, and limits for requests that are too large or too slow. */
export function serverOptions({
  logLevel,
  trustedProxies,
  timeFactor,
}: Pick<Config, 'logLevel' | 'trustedProxies' | 'timeFactor'>): FastifyHttpOptions<Server> {
  return {
    logger: { level: logLevel, serializers: { err: (error: unknown) => serializeError(error) } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS * timeFactor,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: HEADERS_MS * timeFactor,
      // Also for Node.js itself, which refuses longer headers than its own limit of 300 s.
      requestTimeout: REQUEST_MS * timeFactor,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: 16_384,
    },
    trustProxy: trustedProxies,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: MAX_PATH_SEGMENT_LENGTH },
    forceCloseConnections: 'idle',
    // A request on a connection that is still open is handled, with `Connection: close`. Fastify would respond with 503.
    return503OnClosing: false,
    clientErrorHandler: closeUnreadable,
    // Handles URLs that cannot be decoded.
    frameworkErrors: (error, _request, { raw }) => {
      raw.writeHead(error.statusCode ?? 400, { 'content-type': 'application/json' });
      raw.end(JSON.stringify({ error: 'BAD_REQUEST' }));
    },
  };
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{1,100}$/.test(given) ? given : randomUUID();
}
