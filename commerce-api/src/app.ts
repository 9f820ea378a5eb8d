import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { addRetryAfter } from '@hemvaror/http/addRetryAfter';
import { authRoutes } from './rest/authRoutes.ts';
import { changeRoutes } from './rest/changeRoutes.ts';
import type { Secrets } from './auth/secrets.ts';
import type { Config } from './platform/config/config.ts';
import type { Services } from './graphql/context.ts';
import { graphqlRoute } from './graphql/graphqlRoute.ts';
import { corsOptions } from './platform/http/corsOptions.ts';
import { registerErrorHandler } from './platform/http/registerErrorHandler.ts';
import { instrumentRequests } from './platform/http/instrumentRequests.ts';
import { serverOptions } from './platform/http/serverOptions.ts';
import { imageRoutes } from './rest/imageRoutes.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { NEWSLETTER_PREFIX } from './newsletter/newsletterLinks.ts';
import { newsletterRoutes } from './rest/newsletterRoutes.ts';
import { PAYMENTS_PREFIX } from './payments/paymentLinks.ts';
import { sandboxRoutes } from './rest/sandbox/sandboxRoutes.ts';
import { paymentRoutes } from './rest/paymentRoutes.ts';
import { operatorRoutes, type ProcessState } from './rest/operatorRoutes.ts';

interface AppDeps extends ProcessState {
  services: Services;
  secrets: Secrets;
  metrics: Metrics;
}

/** Creates the API as one Fastify app that does not listen yet. */
export async function buildApp(
  config: Config,
  { services, secrets, metrics, isStopping, isWarm }: AppDeps,
): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config));
  // Any page may send plain text without a preflight request, and no route uses it.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(cors, corsOptions(config.corsOrigins));

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  });
  addRetryAfter(app);
  instrumentRequests(app, metrics, config);
  registerErrorHandler(app, { bodyOf: (status) => ({ error: codeOf(status) }), timeFactor: config.timeFactor });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'NOT_FOUND' }));

  const { db } = services;
  const { apiKeys, isProduction, timeFactor } = config;
  await app.register(async (scope) => operatorRoutes(scope, { db, metrics, isStopping, isWarm, timeFactor }));
  await app.register(async (scope) => changeRoutes(scope, services));
  await app.register(async (scope) => graphqlRoute(scope, { services, secrets, metrics, apiKeys, isProduction }));
  await app.register(async (scope) => authRoutes(scope, { db, secrets, config }), { prefix: '/auth' });
  await app.register(async (scope) => newsletterRoutes(scope, { db, shop: config.shop }), {
    prefix: NEWSLETTER_PREFIX,
  });
  await app.register(async (scope) => paymentRoutes(scope, { ...services, log: app.log }), { prefix: PAYMENTS_PREFIX });
  if (config.payments.hasSandbox) {
    await app.register(
      async (scope) =>
        sandboxRoutes(scope, {
          db,
          shop: config.shop,
          secret: secrets.paymentSandbox,
          webhookUrl: () => `${loopbackOrigin(app)}${PAYMENTS_PREFIX}/sandbox/webhook`,
        }),
      { prefix: `${PAYMENTS_PREFIX}/sandbox` },
    );
  }
  await app.register(async (scope) => imageRoutes(scope, config, metrics));
  return app;
}

function codeOf(status: number): string {
  if (status === 503) return 'BUSY';
  return status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST';
}

/** Address at which this process reaches itself, once it listens. */
function loopbackOrigin({ server }: FastifyInstance): string {
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}
