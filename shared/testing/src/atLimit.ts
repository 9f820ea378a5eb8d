import type { GraphQLRefusal } from '@hemvaror/runtime/api/operations';

interface LimitResponse {
  refusals: GraphQLRefusal[];
}

/** The response of an API that refuses an operation for 12 minutes, because the client has sent too many. */
export const LIMITED: LimitResponse = {
  refusals: [{ message: 'Too many', code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 720 }],
};

/** Responses of an API that refuses these operations. Each mutation has a test with it (`attemptLimits.test.ts` of the tooling). */
export function atLimit(...operations: readonly string[]): Record<string, LimitResponse> {
  return Object.fromEntries(operations.map((name) => [name, LIMITED]));
}
