import type { AggregatedResult, Test, TestResult } from '@jest/test-result';
import { createTestCounts } from './testCounts.ts';

/** Prints the counts of a running Jest, and each failure when it happens. `STAGE` names the stage. */
export default class JestReporter {
  readonly #counts = createTestCounts(process.env['STAGE'] ?? 'tests');

  onRunStart({ numTotalTestSuites }: AggregatedResult): void {
    this.#counts.expect(numTotalTestSuites, 'files');
  }

  onTestResult(_test: Test, result: TestResult): void {
    const { numPassingTests, numFailingTests, numPendingTests, numTodoTests, failureMessage, testFilePath } = result;
    // A file that could not be run has no tests, but counts as failed.
    const failed = numFailingTests > 0 || !failureMessage ? numFailingTests : 1;
    this.#counts.add({ passed: numPassingTests, failed, skipped: numPendingTests + numTodoTests });
    if (failureMessage) console.log(`FAILED ${testFilePath}\n${failureMessage}`);
  }

  onRunComplete(): void {
    this.#counts.end();
  }
}
