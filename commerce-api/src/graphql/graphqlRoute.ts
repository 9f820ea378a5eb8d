import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import compress from '@fastify/compress';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { hasServerKey } from '../auth/serverKey.ts';
import type { Secrets } from '../auth/secrets.ts';
import { countingStatements } from '../platform/db/countStatements.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Context, ServerContext, Services } from './context.ts';
import { contextOf } from './contextOf.ts';
import { documentCaches } from './documentCaches.ts';
import { limits } from './limits.ts';
import { listCostLimit } from './listCostLimit.ts';
import { acceptMultipart } from './multipart.ts';
import { nestingLimit } from './nestingLimit.ts';
import { labelOperations } from './labelOperations.ts';
import { persistedQueries } from './persistedQueries.ts';
import { postedOperation } from './postedOperation.ts';
import { publicErrors } from './publicErrors.ts';
import { refusalEvents } from './refusalEvents.ts';
import { executableSchema } from './schema.ts';
import { idempotentMutations } from './idempotency/idempotentMutations.ts';
import { handleMalformedRequests } from './handleMalformedRequests.ts';
import { sanitizeVariables } from './sanitizeVariables.ts';

interface RouteDeps {
  services: Services;
  secrets: Secrets;
  metrics: Metrics;
  apiKeys: readonly string[];
  isProduction: boolean;
}

/** `POST /graphql` behind the API key: persisted queries, multipart, limits, masked errors; no batches. */
export async function graphqlRoute(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { isProduction } = deps;
  const yoga = yogaServer(deps);

  // Responses depend on the customer and change with every order.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  requireApiKey(app, deps);
  acceptMultipart(app);
  // Other origins cannot post JSON, so none can read secrets from the size of a compressed response (BREACH).
  await app.register(compress, { encodings: ['zstd', 'br', 'gzip'] });
  handleMalformedRequests(app, deps.services.config);

  const methods: HTTPMethods[] = isProduction ? ['POST'] : ['GET', 'POST'];
  app.route({
    method: methods,
    url: '/graphql',
    handler: async (request, reply) => {
      // Only the fields that affect the response: from the complete request, Yoga would read the host, which may be invalid.
      const { method, headers } = request;
      const init = { method, headers: { accept: mediaTypeFor(method, headers.accept) } };
      const { result: response, statements } = await countingStatements(async () =>
        yoga.fetch('http://api/graphql', init, { fastifyRequest: request, fastifyReply: reply }),
      );
      request.log.trace({ sql: statements }, 'statements');
      request.log.debug({ statements: statements.length }, 'graphql');
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(response.body ? await response.text() : null);
    },
  });
  allowOnly(app, isProduction ? methods : [...methods, 'HEAD'], '/graphql');
}

/** A media type that Yoga supports: JSON, unless the client requests GraphQL's own type or the GraphiQL page. */
function mediaTypeFor(method: string, accept = ''): string {
  const supported = [method === 'GET' ? 'text/html' : [], 'application/graphql-response+json'].flat();
  return supported.find((type) => accept.includes(type)) ?? 'application/json';
}

function yogaServer({ services, secrets, metrics, isProduction }: RouteDeps) {
  const schema = executableSchema();
  return createYoga<ServerContext, Context>({
    schema,
    graphiql: !isProduction,
    landingPage: false,
    // Fastify handles preflight requests for every route.
    cors: false,
    batching: false,
    multipart: false,
    // The plugins log relevant events, without request data.
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: documentCaches(),
    context: ({ fastifyRequest, fastifyReply }) => contextOf(fastifyRequest, fastifyReply, services, secrets),
    plugins: [
      labelOperations(schema),
      postedOperation,
      ...persistedQueries(),
      sanitizeVariables,
      EnvelopArmorPlugin({ ...limits, blockFieldSuggestion: { enabled: false } }),
      nestingLimit,
      listCostLimit(schema, services.config.limits.graphqlCost),
      ...(isProduction ? [withoutIntrospection] : []),
      refusalEvents,
      idempotentMutations,
      publicErrors(metrics),
    ],
  });
}

function requireApiKey(app: FastifyInstance, { apiKeys, isProduction, services }: RouteDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = request.headers['x-apikey'];
    if (request.method === 'OPTIONS' || (typeof key === 'string' && apiKeys.includes(key))) return;
    if (hasServerKey(request, services.config)) return;
    // GraphiQL is opened in a browser, without headers; a query in the URL still needs the key.
    if (!isProduction && request.method === 'GET' && !request.url.includes('?')) return;
    const error = { message: 'The API key is missing or unknown.', extensions: { code: 'UNAUTHENTICATED' } };
    await reply.code(401).send({ errors: [error] });
  });
}

const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
