import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Refusal } from '../model/refusal.ts';
import { isCongestion } from '../platform/db/retries.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { ServerContext } from './context.ts';

/** Messages may repeat what was sent, be it a hundred pages. */
const MAX_MESSAGE_LENGTH = 500;

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
  const { source, positions, path, message, originalError } = error;
  const extensions = originalError instanceof Refusal ? extensionsOf(originalError) : error.extensions;
  const nodes = error.nodes ?? null;
  if (isOurFault(error)) {
    log.error({ err: error.originalError ?? error }, 'a resolver failed');
    const [text, code] = isCongestion(error.originalError)
      ? ['The shop is busy. Try again in a moment.', 'BUSY']
      : ['Something went wrong.', 'INTERNAL_SERVER_ERROR'];
    return new GraphQLError(text, { nodes, path, extensions: { code } });
  }
  const code = extensions['code'] ?? (message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'BAD_INPUT');
  const { http } = extensions;
  return new GraphQLError(message.replaceAll(/ ?Did you mean .*\?/g, '').slice(0, MAX_MESSAGE_LENGTH), {
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

/** What a client can read of a refusal beside its message. */
function extensionsOf({ code, details }: Refusal): GraphQLErrorExtensions {
  return { code, ...details };
}

/** An error that was not thrown as an answer to the client. */
function isOurFault({ originalError, extensions }: GraphQLError): boolean {
  if (extensions['unexpected'] === true) return true;
  if (!originalError || originalError instanceof Refusal) return false;
  return originalError instanceof GraphQLError ? isOurFault(originalError) : true;
}
