import type { FastifyInstance } from 'fastify';
import type { Environment } from '../settings/settings.ts';
import { hasPublicHttps } from './hasPublicHttps.ts';

const HSTS_MAX_AGE_SECONDS = 31_536_000;
/** For responses that say that a retry may help. Releases are retried, and the API is restarted, in this time. */
const RETRY_AFTER_SECONDS = 5;
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([503, 504]);

/** Sets the headers of every response: documents, files, redirects and forwarded responses. */
export function addResponseHeaders(
  app: FastifyInstance,
  env: Pick<Environment, 'sites' | 'HSTS_INCLUDE_SUBDOMAINS'>,
): void {
  const hsts = `max-age=${HSTS_MAX_AGE_SECONDS}${env.HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`;

  app.addHook('onSend', async ({ headers }, reply) => {
    if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff');
    if (RETRYABLE_STATUSES.has(reply.statusCode) && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    }
    if (hasPublicHttps(headers.host, env)) reply.header('strict-transport-security', hsts);
  });
}
