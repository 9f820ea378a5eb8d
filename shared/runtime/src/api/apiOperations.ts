import type { ApiClientOptions, createApolloOperations } from './apolloOperations.ts';
import { lazyModule } from '../defer/lazyModule.ts';
import { documentOf, type GraphQLOperations, type OperationOptions } from './operations.ts';

export type { ApiClientOptions } from './apolloOperations.ts';

const loadClient = lazyModule(() => import('./apolloOperations.ts'));
type Load = () => Promise<{ createApolloOperations: typeof createApolloOperations }>;

/**
 * Operations whose Apollo Client arrives with the first of them: a page's first view needs none, as its data came with
 * the document.
 *
 * @param load where the client's code comes from; the server passes a module it has already loaded
 */
export function createApiOperations(options: ApiClientOptions, load: Load = loadClient): GraphQLOperations {
  let client: Promise<GraphQLOperations> | undefined;

  const loadImplementation = (): Promise<GraphQLOperations> => {
    client ??= load().then(
      (module) => module.createApolloOperations(options),
      (error: unknown) => {
        // A lost chunk must not decide the rest of the visit: the next call tries again.
        client = undefined;
        throw error;
      },
    );
    return client;
  };

  /** The client and the document arrive side by side. */
  async function ready<Data, Variables>(operation: OperationOptions<Data, Variables>) {
    const [operations, document] = await Promise.all([loadImplementation(), documentOf(operation.document)]);
    return { operations, operation: { ...operation, document } };
  }

  return {
    query: async (given) => {
      const { operations, operation } = await ready(given);
      return operations.query(operation);
    },
    mutate: async (given) => {
      const { operations, operation } = await ready(given);
      return operations.mutate(operation);
    },
    executeWithRefusals: async (given) => {
      const { operations, operation } = await ready(given);
      return operations.executeWithRefusals(operation);
    },
    reset: async () => {
      if (client) await (await client).reset();
    },
    prefetch: () => {
      loadImplementation().catch(() => {
        // Only a hint: the operation that needs the client reports the failure.
      });
    },
  };
}
