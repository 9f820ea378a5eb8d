import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { useAPQ as persistedQueries } from '@graphql-yoga/plugin-apq';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { viewerOf } from '../auth/accessToken.ts';
import type { Secrets } from '../auth/secrets.ts';
import { countingStatements } from '../db/countStatements.ts';
import type { Viewer } from '../customers/viewer.ts';
import type { Context, ServerContext, Services } from './context.ts';
import { executableSchema } from './schema.ts';

interface Needs {
  services: Services;
  secrets: Secrets;
  apiKey: string;
  isProduction: boolean;
}

/** Room for the storefront's largest documents (product page, checkout) three times over. */
const limits = {
  maxDepth: { n: 14 },
  costLimit: { maxCost: 25_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.3 },
  maxAliases: { n: 30 },
  maxTokens: { n: 4_000 },
  maxDirectives: { n: 50 },
};

/** `POST /graphql` behind the API key. Persisted queries, limits and masked errors; no batches. */
export function graphqlRoute(app: FastifyInstance, { services, secrets, apiKey, isProduction }: Needs): void {
  const yoga = createYoga<ServerContext, Context>({
    schema: executableSchema(),
    graphiql: !isProduction,
    landingPage: false,
    // Fastify answers preflights for every route.
    cors: false,
    batching: false,
    logging: app.log.child({ part: 'graphql' }),
    context: ({ fastifyRequest }) => contextOf(fastifyRequest, services, secrets),
    maskedErrors: {
      maskError: (error) => {
        const original = error instanceof GraphQLError ? error.originalError : error;
        if (error instanceof GraphQLError && (!original || original instanceof GraphQLError)) return error;
        app.log.error({ err: original }, 'A resolver failed');
        return new GraphQLError('Something went wrong.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
    },
    plugins: [EnvelopArmorPlugin(limits), persistedQueries(), ...(isProduction ? [withoutIntrospection] : [])],
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || request.headers['x-apikey'] === apiKey) return;
    // The page of GraphiQL is opened by hand, where no header can be given; a query in the address needs the key.
    if (!isProduction && request.method === 'GET' && !request.url.includes('?')) return;
    await reply.code(401).send({ errors: [{ message: 'The API key is missing or unknown.' }] });
  });

  app.route({
    method: isProduction ? ['POST'] : ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      const { result: response, statements } = await countingStatements(async () =>
        yoga.handleNodeRequestAndResponse(request, reply, { fastifyRequest: request }),
      );
      request.log.debug({ statements }, 'graphql');
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(response.body ? await response.text() : null);
    },
  });
}

const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

function contextOf(request: FastifyRequest, services: Services, secrets: Secrets): Context {
  let viewer: Promise<Viewer | null> | undefined;
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return {
    ...services,
    viewer: () => (viewer ??= token ? viewerOf(token, services.db, secrets) : Promise.resolve(null)),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}
