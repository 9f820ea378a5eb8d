import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../../project/root.ts';
import { PLAYWRIGHT_RESULTS, RESULTS_DIR } from '../testResults.ts';
import { stateOfResults, type TreeState } from '../treeState.ts';

const jestSchema = z.object({
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.unknown()) })),
});

interface Suite {
  title: string;
  specs?: z.infer<typeof specSchema>[] | undefined;
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
);
const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

/** A browser test that need not run again. */
export interface ProvenTest {
  /** Path of its file in the project. */
  file: string;
  /** Line of a `--test-list` of e2e/playwright.full.config.ts. */
  line: string;
}

/**
 * Reads which browser tests the last `npm test` passed at the first attempt.
 *
 * @param state of the files on disk. Results of other files prove nothing.
 */
export async function provenBrowserTests(state: TreeState | undefined): Promise<ProvenTest[]> {
  const text = await provenText(PLAYWRIGHT_RESULTS, state);
  if (text === undefined) return [];
  return playwrightSchema.parse(JSON.parse(text)).suites.flatMap((suite) => provenIn(suite, []));
}

/** @param titles of the enclosing `describe` blocks; the outermost suite is the file */
export function provenIn({ specs = [], suites = [] }: Suite, titles: readonly string[]): ProvenTest[] {
  const own = specs
    .filter(({ tests }) => tests.every(({ status, results }) => status === 'expected' && results.length === 1))
    .map(({ title, file }) => ({ file: `e2e/tests/${file}`, line: [`tests/${file}`, ...titles, title].join(' › ') }));
  return [...own, ...suites.flatMap((suite) => provenIn(suite, [...titles, suite.title]))];
}

/** Reads the files, relative to the project, all of whose tests the last `npm test` passed. @param results of Jest */
export async function provenFiles(results: string, state: TreeState | undefined): Promise<string[]> {
  const text = await provenText(results, state);
  if (text === undefined) return [];
  return jestSchema
    .parse(JSON.parse(text))
    .testResults.filter(
      ({ status, assertionResults }) =>
        status === 'passed' &&
        assertionResults.length > 0 &&
        assertionResults.every((each) => each.status === 'passed'),
    )
    .map(({ name }) => path.relative(ROOT, name));
}

async function provenText(file: string, state: TreeState | undefined): Promise<string | undefined> {
  const tested = await stateOfResults(RESULTS_DIR);
  if (state === undefined || tested?.tree !== state.tree) return undefined;
  return readFile(file, 'utf8').catch(() => undefined);
}
