import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKERS } from '@hemvaror/testing/testLimits';
import { buildMissing } from '../../release/build.ts';
import { ensureChromium } from '../../site/chromium.ts';
import { runCommand } from '../stages/runCommand.ts';
import { jestResults, playwrightResults } from '../testResults.ts';
import type { TreeState } from '../treeState.ts';
import type { BrowserPart } from './browserParts.ts';
import { RESULTS, type PartRun } from './outcome.ts';
import { provenBrowserTests } from './proven.ts';

export interface RunOptions {
  /** Ends the test runner. */
  signal: AbortSignal;
  /** Pattern of the names of tests. Others are not run. */
  grep: string | undefined;
  /** Of the files under test. */
  state: TreeState | undefined;
}

const REPORTERS = path.join(import.meta.dirname, '../reporters');
const JEST_CONFIG = path.join(import.meta.dirname, 'jest.config.js');

/** Runs test files in Jest. @param env switches of the tests */
export async function jest(
  name: string,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
  { signal, grep }: RunOptions,
): Promise<PartRun> {
  const file = path.join(RESULTS, 'jest', `${name}.json`);
  await rm(file, { force: true });
  const command = [
    'jest',
    '--config',
    JEST_CONFIG,
    '--json',
    `--outputFile=${file}`,
    `--reporters=${REPORTERS}/jestReporter.ts`,
    '--silent',
    `--maxWorkers=${WORKERS}`,
    ...(grep === undefined ? [] : ['--testNamePattern', grep]),
    '--runTestsByPath',
    ...files,
  ];
  const hasPassed = await runCommand(command, { hasProgress: true, env: { ...env, STAGE: name }, signal });
  return { hasPassed, results: await jestResults(file) };
}

/** Runs a part of the browser tests, without those that `npm test` has passed on the same files. */
export async function playwright(part: BrowserPart, { signal, grep, state }: RunOptions): Promise<PartRun> {
  await buildMissing();
  ensureChromium();
  const file = path.join(RESULTS, 'playwright', `${part.name}.json`);
  await rm(file, { force: true });
  const proven = (await provenBrowserTests(state)).filter((test) => new RegExp(part.files).test(test.file));
  const skipped = path.join(RESULTS, 'playwright', `${part.name}.txt`);
  await writeFile(skipped, proven.map(({ line }) => line).join('\n'));
  const command = [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.full.config.ts',
    `--reporter=${REPORTERS}/playwrightReporter.ts,json`,
    '--test-list-invert',
    skipped,
    ...(grep === undefined ? [] : ['--grep', grep]),
    part.files,
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, STAGE: part.name };
  const hasPassed = await runCommand(command, { hasProgress: true, env, signal });
  return { hasPassed, results: await playwrightResults(file), proven: proven.length };
}
