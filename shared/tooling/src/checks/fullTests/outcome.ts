import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../../project/root.ts';
import { treeStateSchema } from '../treeState.ts';
import type { TestResult } from '../testResults.ts';

export const RESULTS = path.join(ROOT, '.cache/results-full');

/** What a run of a part has found. */
export interface PartRun {
  /** Whether its test runner ended with exit code 0. */
  hasPassed: boolean;
  results: TestResult[];
  /** Number of tests that the last `npm test` has passed on the same files. They were not run again. */
  proven?: number;
}

const outcomeSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  proven: z.int(),
  seconds: z.number(),
  /** Names of the failed tests, or the reason why none ran. */
  failures: z.array(z.string()),
  slowest: z.array(
    z.object({ kind: z.enum(['unit', 'component', 'api', 'e2e']), name: z.string(), seconds: z.number() }),
  ),
});

export type Outcome = z.infer<typeof outcomeSchema>;

const storedSchema = z.object({ outcome: outcomeSchema, state: treeStateSchema, endedAt: z.iso.datetime() });

/** The last outcome of a part, and the files that it holds for. */
export type StoredOutcome = z.infer<typeof storedSchema>;

/** As many as `slowestTests` lists. */
const SLOWEST = 20;

/** A run without a test has failed, and one whose runner has failed without a failed test. */
export function outcomeOf({ hasPassed, results, proven = 0 }: PartRun, seconds: number): Outcome {
  const count = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const failures = results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => withoutRoot(name));
  const isEmpty = results.length + proven === 0;
  if (failures.length === 0 && (!hasPassed || isEmpty)) {
    failures.push(isEmpty ? 'no test has run' : 'the test runner has failed, but no test');
  }
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('skipped'),
    proven,
    seconds,
    failures,
    slowest: results
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
      .map(({ kind, name, seconds: taken }) => ({ kind, name: withoutRoot(name), seconds: taken })),
  };
}

/** Formats an outcome as `312 s: 45 passed, 0 failed, 1 skipped`. */
export function asText({ seconds, passed, failed, skipped, proven }: Outcome): string {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return `${Math.round(seconds)} s: ${counts}${proven > 0 ? `, ${proven} proven by npm test` : ''}`;
}

/** @returns undefined if the part has not run, or the file has another format */
export async function readStored(part: string): Promise<StoredOutcome | undefined> {
  const text = await readFile(fileOf(part), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : storedSchema.safeParse(JSON.parse(text)).data;
}

export async function store(part: string, stored: StoredOutcome): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(fileOf(part), `${JSON.stringify(stored, null, 2)}\n`);
}

function fileOf(part: string): string {
  return path.join(RESULTS, `${part}.json`);
}

function withoutRoot(text: string): string {
  return text.replaceAll(`${ROOT}${path.sep}`, '');
}
