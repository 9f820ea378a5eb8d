import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Metrics } from '../operator/metrics.ts';
import type { ServerContext } from './context.ts';

/** Messages may repeat what was sent, be it a hundred pages. */
const LONGEST_MESSAGE = 500;

/** What answers say of errors: each has a code, a fault of ours says nothing more, and nobody is told similar names. */
export function publicErrors(metrics: Metrics): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext: { fastifyRequest } }) {
      if (!('errors' in result)) return;
      const errors = result.errors.map((error) => publicError(error, fastifyRequest.log));
      for (const { extensions } of errors) metrics.errors.inc({ code: String(extensions['code']) });
      setResult({ ...result, errors });
    },
  };
}

function publicError(error: GraphQLError, log: FastifyBaseLogger): GraphQLError {
  const { source, positions, path, message, extensions } = error;
  const nodes = error.nodes ?? null;
  if (isOurFault(error)) {
    log.error({ err: error.originalError ?? error }, 'a resolver failed');
    return new GraphQLError('Something went wrong.', {
      nodes,
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  }
  const code = extensions['code'] ?? (message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'BAD_INPUT');
  const { http } = extensions;
  return new GraphQLError(message.replaceAll(/ ?Did you mean .*\?/g, '').slice(0, LONGEST_MESSAGE), {
    nodes,
    source,
    positions,
    path,
    extensions: {
      ...extensions,
      code,
      // An error of the operation goes with HTTP 200, unless the client asks for GraphQL's own media type.
      ...(typeof http === 'object' && { http: { spec: code !== 'BAD_REQUEST', ...http } }),
    },
  });
}

/** An error that was not thrown as an answer to the client. */
function isOurFault({ originalError, extensions }: GraphQLError): boolean {
  if (extensions['unexpected'] === true) return true;
  if (!originalError) return false;
  return originalError instanceof GraphQLError ? isOurFault(originalError) : true;
}
