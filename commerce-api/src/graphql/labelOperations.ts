import { getOperationAST, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';

/** Operation names in the contract and the storefront that differ from all field names. */
const DOCUMENT_NAMES = ['channelAdditions', 'productPriceHistory', 'productSuggestions', 'queryReviews'];

/** Labels each request with its operation name for logs and metrics; unknown names become `other`. */
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
    // A client with a single operation may omit `operationName`.
    onParse({ context }) {
      return ({ result }) => {
        if (context.fastifyRequest.operation !== 'unnamed' || !result || result instanceof Error) return;
        context.fastifyRequest.operation = labelOf(getOperationAST(result)?.name?.value);
      };
    },
  };
}
