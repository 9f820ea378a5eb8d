import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions } from 'fastify';
import { serializeError } from '@hemvaror/http/serializeError';
import { serverDefaults } from '@hemvaror/http/serverDefaults';
import type { Config } from '../config/config.ts';

/** Larger than any request of the storefront. */
const MAX_BODY_BYTES = 256 * 1024;
/** A file name has at most 255 bytes, each of which may be written as `%41`. */
const MAX_PATH_SEGMENT_LENGTH = 255 * 3;

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
    ...serverDefaults((ms) => ms * timeFactor),
    logger: { level: logLevel, serializers: { err: serializeError } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_BODY_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: trustedProxies,
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: MAX_PATH_SEGMENT_LENGTH },
    // Handles URLs that cannot be decoded.
    frameworkErrors: (error, _request, { raw }) => {
      raw.writeHead(error.statusCode ?? 400, { 'content-type': 'application/json' });
      raw.end(JSON.stringify({ error: 'BAD_REQUEST' }));
    },
  };
}
