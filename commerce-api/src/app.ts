import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { authRoutes } from './auth/authRoutes.ts';
import type { Secrets } from './auth/secrets.ts';
import type { Config } from './config.ts';
import type { Services } from './graphql/context.ts';
import { graphqlRoute } from './graphql/graphqlRoute.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { countUnsentMail } from './mail/outbox.ts';

/** Larger than any request of the storefront. */
const LARGEST_BODY = 256 * 1024;

const REQUEST_HEADERS = [
  'content-type',
  'authorization',
  'x-apikey',
  'x-auth-refresh-token',
  'x-request-id',
  'x-sdk-version',
  'x-idempotency-key',
  'apollographql-client-name',
  'apollographql-client-version',
];

/** The whole API as one Fastify app; nothing listens yet. */
export async function buildApp(config: Config, services: Services, secrets: Secrets): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustedProxies,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    routerOptions: { ignoreDuplicateSlashes: true },
    forceCloseConnections: 'idle',
  });
  await app.register(cookie);
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'OPTIONS'],
    allowedHeaders: REQUEST_HEADERS,
    exposedHeaders: ['x-auth-refresh-token', 'x-request-id'],
    maxAge: 600,
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else request.log.debug(line, 'request');
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    return reply.code(status).send({ error: status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'NOT_FOUND' }));

  app.get('/-/health', async () => ({ status: 'ok' }));
  app.get('/-/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(services.db);
      // Mail that cannot be sent is for whoever watches this; the API does its work without it.
      return { status: 'ready', mail: await countUnsentMail(services.db) };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unready' });
    }
  });

  const { apiKey, isProduction, corsOrigins } = config;
  await app.register(async (scope) => graphqlRoute(scope, { services, secrets, apiKey, isProduction }));
  await app.register(
    async (scope) => authRoutes(scope, { db: services.db, secrets, apiKey, isProduction, corsOrigins }),
    {
      prefix: '/auth',
    },
  );
  await app.register(async (scope) => imageRoutes(scope, config));
  return app;
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{1,100}$/.test(given) ? given : randomUUID();
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
