import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { serializeError } from '@hemvaror/http/serializeError';
import { serverDefaults } from '@hemvaror/http/serverDefaults';
import type { Environment } from '../settings/settings.ts';
import { loggedPath } from './log/loggedPath.ts';
import { RequestLog } from './log/requestLog.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

/** Logs without personal data, and timeouts for slow clients. */
export function serverOptions({
  LOG_LEVEL,
  TRUSTED_PROXIES,
}: Pick<Environment, 'LOG_LEVEL' | 'TRUSTED_PROXIES'>): FastifyHttpOptions<Server> {
  return {
    ...serverDefaults(timeLimit),
    logger:
      LOG_LEVEL === 'silent'
        ? false
        : {
            level: LOG_LEVEL,
            serializers: {
              err: serializeError,
              req: ({ method = '', url = '/' }: { method?: string; url?: string }) => ({
                method,
                path: loggedPath(url),
              }),
            },
          },
    logController: new RequestLog(),
    // A URL that cannot be decoded gets the 404 page.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/404'),
    trustProxy: TRUSTED_PROXIES,
    // Chunk names are long in development.
    routerOptions: { maxParamLength: 300 },
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
