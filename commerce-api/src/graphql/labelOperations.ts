import { getOperationAST, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';

/** Operation names in the contract and the storefront that differ from all field names. */
const DOCUMENT_NAMES = [
  'channelAdditions',
  'channelTheme',
  'productPriceHistory',
  'productSuggestions',
  'queryReviews',
];

/** The storefront's suffix of documents that also read additions to the contract; they have the label of the other document. */
const ADDITIONS_SUFFIX = /WithAdditions$/;

/** Labels each request with its operation name for logs and metrics; unknown names become `other`. */
export function labelOperations(schema: GraphQLSchema): Plugin<ServerContext, ServerContext> {
  const known = new Set([
    ...DOCUMENT_NAMES,
    ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
    ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
  ]);
  const labelOf = (name: string | null | undefined): string => {
    if (!name) return 'unnamed';
    const label = name.replace(ADDITIONS_SUFFIX, '');
    return known.has(label) ? label : 'other';
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
