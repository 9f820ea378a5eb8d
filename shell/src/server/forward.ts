import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './env.ts';

/**
 * The paths that belong to the API, on the page's own origin: from another one, the refresh cookie would be a
 * third-party cookie and lost. An edge in front takes them first.
 */
export async function forwardApi(app: FastifyInstance, env: Environment): Promise<void> {
  // The longer path first: signing may live on another host than the rest of the auth service.
  await forward(app, '/auth/sign', env.SIGN_URL);
  await forward(app, '/auth', env.AUTH_URL);
  await forward(app, '/graphql', env.GRAPHQL_URL);
  await forward(app, '/images', env.IMAGE_URL);
}

async function forward(app: FastifyInstance, prefix: string, target: string): Promise<void> {
  const { origin, pathname } = new URL(target);
  await app.register(proxy, {
    upstream: origin,
    prefix,
    rewritePrefix: pathname.replace(/\/$/, ''),
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host,
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error, prefix }, 'the API cannot be reached');
        void reply.code(503).header('retry-after', '5').send({ error: 'API_UNAVAILABLE' });
      },
    },
  });
}
