import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../project/root.ts';

export type ProofKind = 'unit' | 'component' | 'api' | 'e2e';

export interface TestResult {
  kind: ProofKind;
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** False if it passed only after a retry. */
  firstTry: boolean;
  /** Time of all its attempts. */
  seconds: number;
}

export const RESULTS_DIR = path.join(ROOT, '.cache/results');
export const JEST_RESULTS = path.join(RESULTS_DIR, 'jest.json');
/** The API tests on a PostgreSQL server. */
export const JEST_RESULTS_POSTGRES = path.join(RESULTS_DIR, 'jest-postgres.json');
export const PLAYWRIGHT_RESULTS = path.join(RESULTS_DIR, 'playwright.json');

const jestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          invocations: z.number().optional(),
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
});

interface Suite {
  specs?: { title: string; tests: { results: { status: string; duration: number }[]; status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z
      .array(
        z.object({
          title: z.string(),
          tests: z.array(
            z.object({ status: z.string(), results: z.array(z.object({ status: z.string(), duration: z.number() })) }),
          ),
        }),
      )
      .optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

/** The results of all test runners in the last run of `npm test`. */
export async function lastResults(): Promise<TestResult[]> {
  return [...(await jestResults()), ...(await jestResults(JEST_RESULTS_POSTGRES)), ...(await playwrightResults())];
}

/** @returns an empty list if Jest has not run */
export async function jestResults(file: string = JEST_RESULTS): Promise<TestResult[]> {
  const json = await readFile(file, 'utf8').catch(() => undefined);
  if (json === undefined) return [];
  const { testResults } = jestSchema.parse(JSON.parse(json));
  return testResults.flatMap(({ name: testFile, assertionResults, message }): TestResult[] => {
    const kind = jestKind(testFile);
    // A file that could not be run has no tests, but counts as failed.
    if (assertionResults.length === 0 && message) {
      return [{ kind, name: testFile, outcome: 'failed', firstTry: false, seconds: 0 }];
    }
    return assertionResults.map(({ fullName, status, invocations, duration }) => ({
      kind,
      name: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      firstTry: (invocations ?? 1) <= 1,
      seconds: (duration ?? 0) / 1_000,
    }));
  });
}

function jestKind(file: string): ProofKind {
  if (file.endsWith('.api.test.ts')) return 'api';
  return file.endsWith('.tsx') ? 'component' : 'unit';
}

/** @returns an empty list if Playwright has not run */
export async function playwrightResults(file: string = PLAYWRIGHT_RESULTS): Promise<TestResult[]> {
  const json = await readFile(file, 'utf8').catch(() => undefined);
  if (json === undefined) return [];
  return playwrightSchema.parse(JSON.parse(json)).suites.flatMap(resultsOf);
}

function resultsOf({ specs = [], suites = [] }: Suite): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }): TestResult => ({
      kind: 'e2e',
      name: title,
      outcome: status === 'expected' || status === 'flaky' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      firstTry: status === 'expected' && results.length === 1,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  );
  return [...own, ...suites.flatMap(resultsOf)];
}
