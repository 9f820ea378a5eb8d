import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Environment } from '../settings/settings.ts';
import { serializeError } from './log/serializeError.ts';
import { loggedPath } from './log/loggedPath.ts';
import { RequestLog } from './log/requestLog.ts';

/** A client that sends its request byte by byte holds a connection no longer than this. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
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
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
    },
    // An address that cannot be decoded names nothing: the 404 page answers it.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/404'),
    trustProxy: TRUSTED_PROXIES,
    // Names of chunks in development are long.
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
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
