import { getOperationAST, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';

/** Names of the contract's and the storefront's documents that are not those of a field. */
const DOCUMENT_NAMES = ['channelTheme', 'productPriceHistory', 'productSuggestions', 'queryReviews'];

/** Gives each request its operation's name for logs and metrics: a client that makes up names gets `other`. */
export function labelOperations(schema: GraphQLSchema): Plugin<ServerContext, ServerContext> {
  const known = new Set([
    ...DOCUMENT_NAMES,
    ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
    ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
  ]);
  const labelOf = (name: string | null | undefined): string => {
    if (!name) return 'unnamed';
    return known.has(name) ? name : 'other';
  };

  return {
    onParams({ params, context }) {
      context.fastifyRequest.operation = labelOf(params.operationName);
    },
    // A client that sends one operation need not repeat its name.
    onParse({ context }) {
      return ({ result }) => {
        if (context.fastifyRequest.operation !== 'unnamed' || !result || result instanceof Error) return;
        context.fastifyRequest.operation = labelOf(getOperationAST(result)?.name?.value);
      };
    },
  };
}
