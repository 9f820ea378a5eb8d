import { Kind, getOperationAST, type DocumentNode } from 'graphql';
import { documentOf, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { SharedResponses } from './sharedResponses.ts';
import type { Watch } from './watchedOperations.ts';

/**
 * Fields of the API's `Query` whose value is the same for all callers without a token. A query with another field is never shared,
 * such as that of an order, a checkout or a user.
 */
const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'brands',
  'categories',
  'channel',
  'cmsPages',
  'getMenuAtLocation',
  'listPageInfo',
  'product',
  'products',
  'relatedProducts',
  'reviews',
  'widgetArea',
]);

interface SharedQueriesOptions {
  responses: SharedResponses;
  /** Sends a query for all visitors: without token, checkout key and address of a client. */
  anonymous: () => GraphQLOperations;
  /** Sent with every query: channel, language and market. */
  variables: object;
  apiAdditions: boolean;
  /** Whether the data may not have an age already. */
  isCurrent: boolean;
  watch: Watch;
}

/** The operations of a caller without a token, which share the responses to catalog and content queries with all such callers. */
export function withSharedQueries(
  operations: GraphQLOperations,
  { responses, anonymous, variables, apiAdditions, isCurrent, watch }: SharedQueriesOptions,
): GraphQLOperations {
  return {
    ...operations,
    query: async (options) => {
      const document = await documentOf(options.document, { apiAdditions });
      const id = sharedId(document);
      if (id === undefined || options.cached === false) return operations.query(options);
      const key = `${id} ${JSON.stringify({ ...variables, ...options.variables })}`;
      try {
        return await responses.get(key, isCurrent, async () => {
          // Without the signal of this caller, as others may wait for the response.
          const data = await anonymous().query({
            document,
            ...(options.variables && { variables: options.variables }),
          });
          watch.onAnswer();
          return data;
        });
      } catch (error) {
        watch.onFailure(error);
        throw error;
      }
    },
  };
}

/** Numbers of documents, which are constants of a release; undefined for those that are not shared. */
const ids = new WeakMap<object, number | undefined>();
let lastId = 0;

function sharedId(document: DocumentNode): number | undefined {
  if (!ids.has(document)) ids.set(document, isShared(document) ? (lastId += 1) : undefined);
  return ids.get(document);
}

/** Another node than a field, such as a fragment, may contain any field. */
function isShared(document: DocumentNode): boolean {
  const { operation, selectionSet } = getOperationAST(document) ?? {};
  return (
    operation === 'query' &&
    selectionSet?.selections.every((node) => node.kind === Kind.FIELD && SHARED_FIELDS.has(node.name.value)) === true
  );
}
