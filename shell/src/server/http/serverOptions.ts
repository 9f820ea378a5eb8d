import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Environment } from '../settings/settings.ts';
import { closeUnreadable } from './clientErrors.ts';
import { serializeError } from './log/serializeError.ts';
import { loggedPath } from './log/loggedPath.ts';
import { RequestLog } from './log/requestLog.ts';
import { timeLimit } from '../settings/timeLimit.ts';

/** Longest time for a slow client to send the headers, and the whole request. */
const HEADERS_TIMEOUT_MS = timeLimit(10_000);
const REQUEST_TIMEOUT_MS = timeLimit(20_000);
const CONNECTIONS_CHECK_MS = 2_000;
const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/;

/** Logs without personal data, and timeouts for slow clients. */
export function serverOptions({
  LOG_LEVEL,
  TRUSTED_PROXIES,
}: Pick<Environment, 'LOG_LEVEL' | 'TRUSTED_PROXIES'>): FastifyHttpOptions<Server> {
  return {
    logger:
      LOG_LEVEL === 'silent'
        ? false
        : {
            level: LOG_LEVEL,
            serializers: {
              err: (error: unknown) => serializeError(error),
              req: ({ method = '', url = '/' }: { method?: string; url?: string }) => ({
                method,
                path: loggedPath(url),
              }),
            },
          },
    logController: new RequestLog(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Also for Node.js itself, which refuses longer headers than its own limit of 300 s.
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    genReqId: ({ headers }) => {
      const id = headers['x-request-id'];
      return typeof id === 'string' && REQUEST_ID_PATTERN.test(id) ? id : randomUUID();
    },
    // A URL that cannot be decoded gets the 404 page.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/404'),
    trustProxy: TRUSTED_PROXIES,
    // Chunk names are long in development.
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // A request on a connection that is still open is handled, with `Connection: close`. Fastify would respond with 503.
    return503OnClosing: false,
    clientErrorHandler: closeUnreadable,
  };
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
