import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
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
import { executableSchema } from './schema.ts';
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
export function graphqlRoute(app: FastifyInstance, needs: RouteDeps): void {
  const { isProduction } = needs;
  const yoga = yogaServer(needs);

  requireApiKey(app, needs);
  acceptMultipart(app);
  handleMalformedRequests(app);

  const methods: HTTPMethods[] = isProduction ? ['POST'] : ['GET', 'POST'];
  app.route({
    method: methods,
    url: '/graphql',
    handler: async (request, reply) => {
      // What the answer depends on; of the whole request, Yoga would read the host, too, which may be no host.
      const { method, headers } = request;
      const init = { method, headers: { accept: mediaTypeFor(method, headers.accept) } };
      const { result: response, statements } = await countingStatements(async () =>
        yoga.fetch('http://api/graphql', init, { fastifyRequest: request, fastifyReply: reply }),
      );
      request.log.debug({ statements }, 'graphql');
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(response.body ? await response.text() : null);
    },
  });
  allowOnly(app, isProduction ? methods : [...methods, 'HEAD'], '/graphql');
}

/** One that Yoga answers in. JSON for everybody who does not ask for GraphQL's own, or for the page of GraphiQL. */
function mediaTypeFor(method: string, accept = ''): string {
  const offered = [method === 'GET' ? 'text/html' : [], 'application/graphql-response+json'].flat();
  return offered.find((type) => accept.includes(type)) ?? 'application/json';
}

function yogaServer({ services, secrets, metrics, isProduction }: RouteDeps) {
  const schema = executableSchema();
  return createYoga<ServerContext, Context>({
    schema,
    graphiql: !isProduction,
    landingPage: false,
    // Fastify answers preflights for every route.
    cors: false,
    batching: false,
    multipart: false,
    // What is worth a line is logged by the plugins, without what was sent.
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
      publicErrors(metrics),
    ],
  });
}

function requireApiKey(app: FastifyInstance, { apiKeys, isProduction }: RouteDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = request.headers['x-apikey'];
    if (request.method === 'OPTIONS' || (typeof key === 'string' && apiKeys.includes(key))) return;
    // The page of GraphiQL is opened by hand, where no header can be given; a query in the address needs the key.
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
