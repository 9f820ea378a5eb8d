import { setTimeout as pause } from 'node:timers/promises';
import { POLL_TIMEOUT_MS } from '../testLimits.js';

const INTERVAL_MS = 5;

/**
 * Waits until a condition holds, in tests that have no DOM; others use `waitFor`. It waits in real time, also under fake timers.
 *
 * @throws Error if the condition does not hold within `POLL_TIMEOUT_MS`
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + POLL_TIMEOUT_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`The condition did not hold within ${POLL_TIMEOUT_MS} ms.`);
    await pause(INTERVAL_MS);
  }
}
