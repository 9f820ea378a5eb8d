import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { TestResult } from '../testResults.ts';

const schema = z.object({ passed: z.int(), failures: z.array(z.string()) });

/** Reads the outcome of a command that is no test runner. Without the file it ended early, and has no results. */
export async function scriptResults(file: string): Promise<TestResult[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? [] : scriptResultsIn(text);
}

/** @param text JSON with the number of passed checks and a text for each failed one */
export function scriptResultsIn(text: string): TestResult[] {
  const { passed, failures } = schema.parse(JSON.parse(text));
  const result = (name: string, outcome: TestResult['outcome']) =>
    ({ kind: 'e2e', name, outcome, firstTry: true, seconds: 0 }) satisfies TestResult;
  return [
    ...Array.from({ length: passed }, () => result('', 'passed')),
    ...failures.map((failure) => result(failure, 'failed')),
  ];
}
