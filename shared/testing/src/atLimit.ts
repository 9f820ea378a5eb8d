import type { StubResponse } from './stubApi.ts';

/** Minutes until the limit of `atLimit` ends. */
const WAIT_MINUTES = 12;

/**
 * Responses of an API that refuses these operations because the client has sent too many, for 12 minutes. A test for each
 * mutation uses it (`attemptLimits.test.ts` of the tooling).
 */
export function atLimit(...operations: readonly string[]): Record<string, StubResponse> {
  const refusal = { message: 'Too many', code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: WAIT_MINUTES * 60 };
  return Object.fromEntries(operations.map((name) => [name, { refusals: [refusal] }]));
}
