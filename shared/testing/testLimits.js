/** Time in ms until a test fails: long enough for a machine with several times more work than cores. Waiting costs a passing test nothing. */
export const TEST_TIMEOUT_MS = 120_000;

/** Time in ms until a condition that a test waits for must hold. Shorter than a test, so that the failure names the condition. */
export const POLL_TIMEOUT_MS = 30_000;

/** Tests or checks that run side by side: one more than the cores of a CI machine, as many tests wait for a process or a timer. */
export const WORKERS = 3;
