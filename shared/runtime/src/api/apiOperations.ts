import type { ApiClientOptions, createApolloOperations } from './apolloOperations.ts';
import { lazyModule } from '../defer/lazyModule.ts';
import { documentOf, type GraphQLOperations, type OperationOptions } from './operations.ts';

export type { ApiClientOptions } from './apolloOperations.ts';

const loadClient = lazyModule(() => import('./apolloOperations.ts'), { when: 'idle' });
type Load = () => Promise<{ createApolloOperations: typeof createApolloOperations }>;

/**
 * Creates operations that load Apollo Client on first use. A first view does not need it: its data is part of the document.
 *
 * @param load loads the client's code
 */
export function createApiOperations(options: ApiClientOptions, load: Load = loadClient): GraphQLOperations {
  let client: Promise<GraphQLOperations> | undefined;

  const loadImplementation = (): Promise<GraphQLOperations> => {
    client ??= load().then(
      (module) => module.createApolloOperations(options),
      (error: unknown) => {
        // Let the next call retry: a failed chunk request is usually temporary.
        client = undefined;
        throw error;
      },
    );
    return client;
  };

  /** Loads the client and the document in parallel. */
  async function ready<Data, Variables>(operation: OperationOptions<Data, Variables>) {
    const [operations, document] = await Promise.all([loadImplementation(), documentOf(operation.document, options)]);
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
    subscribe: async (given, onData) => {
      const { operations, operation } = await ready(given);
      return operations.subscribe(operation, onData);
    },
    restartSubscriptions: async () => {
      if (client) await (await client).restartSubscriptions();
    },
    reset: async () => {
      if (client) await (await client).reset();
    },
    prefetch: () => {
      loadImplementation().catch(() => {
        // Ignore it: the operation that needs the client reports the failure.
      });
    },
  };
}
