import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Refusal } from '../model/refusal.ts';
import { isTemporaryFailure } from '../platform/db/temporaryFailure.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { ServerContext } from './context.ts';

/** A retry may succeed. It says nothing about what the request has changed. */
export const BUSY = { code: 'BUSY', message: 'The shop is busy. Try again in a moment.' };
const UNEXPECTED = { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' };

/** Messages may repeat request data of any length. */
const MAX_MESSAGE_LENGTH = 500;

/** Makes errors safe for clients: each has a code, unexpected errors have no details, and suggestions of similar names are removed. */
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

/** The error as a client may see it. Logs an unexpected one. */
export function publicError(error: GraphQLError, log: FastifyBaseLogger): GraphQLError {
  const { source, positions, path, message, originalError } = error;
  const extensions = originalError instanceof Refusal ? extensionsOf(originalError) : error.extensions;
  const nodes = error.nodes ?? null;
  if (isUnexpected(error)) {
    log.error({ err: error.originalError ?? error }, 'resolver failed');
    const shown = isTemporaryFailure(causeOf(error)) ? BUSY : UNEXPECTED;
    return new GraphQLError(shown.message, { nodes, path, extensions: { code: shown.code } });
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
      // Errors of an operation have HTTP status 200, unless the client accepts GraphQL's own media type.
      ...(typeof http === 'object' && { http: { spec: code !== 'BAD_REQUEST', ...http } }),
    },
  });
}

/** The thrown error; plugins wrap one more than once. */
function causeOf({ originalError }: GraphQLError): unknown {
  return originalError instanceof GraphQLError ? causeOf(originalError) : originalError;
}

/** The fields of a refusal for clients, in addition to its message. */
function extensionsOf({ code, details }: Refusal): GraphQLErrorExtensions {
  return { code, ...details };
}

/** Whether the error was not thrown as a response for the client. */
function isUnexpected({ originalError, extensions }: GraphQLError): boolean {
  if (extensions['unexpected'] === true) return true;
  if (!originalError || originalError instanceof Refusal) return false;
  return originalError instanceof GraphQLError ? isUnexpected(originalError) : true;
}
