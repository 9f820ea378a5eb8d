/** Time in ms until a test fails: long enough for a machine with several times more work than cores. */
export declare const TEST_TIMEOUT_MS: number;

/** Time in ms until a condition that a test waits for must hold. */
export declare const POLL_TIMEOUT_MS: number;

/** Tests or checks that run side by side. */
export declare const WORKERS: number;
