/** Time between two lines of a running stage. */
const INTERVAL_MS = 10_000;

export interface TestCounts {
  /** Announces the number of test files or tests that will run. */
  expect: (total: number, unit: 'files' | 'tests') => void;
  /** Counts one finished file or test with its results. Prints a line if the last one is ten seconds old. */
  add: (results: { passed?: number; failed?: number; skipped?: number; retried?: number }) => void;
  /** Prints the last line. */
  end: () => void;
}

/**
 * Counts the results of a stage while it runs, and prints them with the seconds since its start:
 * `browser tests: 120 of 328 tests, 119 passed, 1 failed (85 s)`.
 *
 * @param clock current time in ms
 */
export function createTestCounts(
  stage: string,
  print: (line: string) => void = console.log,
  clock: () => number = () => performance.now(),
): TestCounts {
  const startedAt = clock();
  const counts = { passed: 0, failed: 0, skipped: 0, retried: 0 };
  let finished = 0;
  let total = 0;
  let unit = 'tests';
  let printedAt = startedAt;

  function printLine(): void {
    printedAt = clock();
    const results = Object.entries(counts).flatMap(([name, count]) =>
      count > 0 || name === 'passed' ? [`${count} ${name}`] : [],
    );
    const seconds = Math.round((printedAt - startedAt) / 1_000);
    print(`${stage}: ${finished} of ${total} ${unit}, ${results.join(', ')} (${seconds} s)`);
  }

  return {
    expect: (expected, counted) => {
      total = expected;
      unit = counted;
    },
    add: (results) => {
      finished += 1;
      for (const name of ['passed', 'failed', 'skipped', 'retried'] as const) counts[name] += results[name] ?? 0;
      if (clock() - printedAt >= INTERVAL_MS) printLine();
    },
    end: printLine,
  };
}
