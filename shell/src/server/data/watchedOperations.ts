import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';

export interface Watch {
  onFailure: (error: unknown) => void;
  onAnswer: () => void;
}

/** Operations that report each answer and each failed request, also those whose caller can do without the response. */
export function watchedOperations(operations: GraphQLOperations, { onFailure, onAnswer }: Watch): GraphQLOperations {
  async function watched<Result>(result: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
    try {
      const answer = await result;
      onAnswer();
      return answer;
    } catch (error) {
      // The client that closes its connection is no failure of the API.
      if (!signal?.aborted) onFailure(error);
      throw error;
    }
  }
  return {
    ...operations,
    query: async (options) => watched(operations.query(options), options.signal),
    mutate: async (options) => watched(operations.mutate(options), options.signal),
    executeWithRefusals: async (options) => watched(operations.executeWithRefusals(options), options.signal),
  };
}
