import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';

/** Operations that report each failed request, also those whose caller can do without the response. */
export function watchedOperations(operations: GraphQLOperations, onFailure: () => void): GraphQLOperations {
  function report(error: unknown): never {
    onFailure();
    throw error;
  }
  return {
    ...operations,
    query: async (options) => operations.query(options).catch(report),
    mutate: async (options) => operations.mutate(options).catch(report),
    executeWithRefusals: async (options) => operations.executeWithRefusals(options).catch(report),
  };
}
