import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { createTestCounts } from './testCounts.ts';

/** Prints the counts of a running Playwright, and each failure when it happens. `STAGE` names the stage. */
export default class PlaywrightReporter implements Reporter {
  readonly #counts = createTestCounts(process.env['STAGE'] ?? 'browser tests');

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#counts.expect(suite.allTests().length, 'tests');
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const willRetry = result.status !== test.expectedStatus && result.retry < test.retries && !isSkipped(result);
    for (const { stack, message, snippet } of result.errors) {
      const attempt = willRetry ? `attempt ${result.retry + 1} failed` : 'FAILED';
      console.log([`${attempt} ${test.titlePath().join(' › ')}`, stack ?? message, snippet].filter(Boolean).join('\n'));
    }
    if (willRetry) return;
    if (isSkipped(result)) this.#counts.add({ skipped: 1 });
    else if (result.status !== test.expectedStatus) this.#counts.add({ failed: 1 });
    else this.#counts.add({ passed: 1, retried: result.retry > 0 ? 1 : 0 });
  }

  onEnd(): void {
    this.#counts.end();
  }

  printsToStdio(): boolean {
    return true;
  }
}

function isSkipped({ status }: TestResult): boolean {
  return status === 'skipped';
}
