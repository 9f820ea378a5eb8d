import type { ApiClientOptions, createApolloOperations } from './apolloOperations.ts';
import type { GraphQLOperations } from './operations.ts';

export type { ApiClientOptions } from './apolloOperations.ts';

type Load = () => Promise<{ createApolloOperations: typeof createApolloOperations }>;

/**
 * Operations whose Apollo Client arrives with the first of them: a page's first view needs none, as its data came with
 * the document.
 *
 * @param load where the client's code comes from; the server passes a module it has already loaded
 */
export function createApiOperations(
  options: ApiClientOptions,
  load: Load = () => import('./apolloOperations.ts'),
): GraphQLOperations {
  let client: Promise<GraphQLOperations> | undefined;

  const arrived = (): Promise<GraphQLOperations> => {
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

  return {
    query: async (operation) => (await arrived()).query(operation),
    mutate: async (operation) => (await arrived()).mutate(operation),
    refusable: async (operation) => (await arrived()).refusable(operation),
    reset: async () => {
      if (client) await (await client).reset();
    },
    prefetch: () => {
      arrived().catch(() => {
        // Only a hint: the operation that needs the client reports the failure.
      });
    },
  };
}
