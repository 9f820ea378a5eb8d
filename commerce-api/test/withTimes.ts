import type { FixedTimes } from '../src/platform/config/fixedTimes.ts';

/** Environment of a server with other times than those of production, so that a test does not wait for minutes. */
export function withTimes(times: Partial<FixedTimes>): { TEST_TIMES: string } {
  return { TEST_TIMES: JSON.stringify(times) };
}
