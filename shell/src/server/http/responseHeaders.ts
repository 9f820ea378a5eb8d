import type { FastifyInstance } from 'fastify';
import { addRetryAfter } from '@hemvaror/http/addRetryAfter';
import type { Environment } from '../settings/settings.ts';
import { hasPublicHttps } from './hasPublicHttps.ts';

const HSTS_MAX_AGE_SECONDS = 31_536_000;

/** Sets the headers of every response: documents, files, redirects and forwarded responses. */
export function addResponseHeaders(
  app: FastifyInstance,
  env: Pick<Environment, 'sites' | 'HSTS_INCLUDE_SUBDOMAINS'>,
): void {
  const hsts = `max-age=${HSTS_MAX_AGE_SECONDS}${env.HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`;

  addRetryAfter(app);
  app.addHook('onSend', async ({ headers }, reply) => {
    if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff');
    if (hasPublicHttps(headers.host, env)) reply.header('strict-transport-security', hsts);
  });
}
