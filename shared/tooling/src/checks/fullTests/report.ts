import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../../project/root.ts';

const outcome = z.object({
  /** Of the part. Unique. */
  name: z.string(),
  /** Description of the tests, in a sentence. */
  what: z.string(),
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  seconds: z.number(),
  /** Names of the failed tests, or the reason why none ran. */
  failures: z.array(z.string()),
  /** Why it could not run, if that is not a failure. */
  notRun: z.optional(z.string()),
});

/** Outcome of one part of the long tests. */
export type Outcome = z.infer<typeof outcome>;

/** The last run of a part: its day as yyyy-mm-dd, and the tested commit. */
const reported = outcome.extend({ date: z.string(), commit: z.string() });

export type ReportedOutcome = z.infer<typeof reported>;

export const REPORT_FILE = 'docs/reports/test-full.md';
/** The same as data: a run of some parts keeps the rows of the others. */
const DATA_FILE = 'docs/reports/test-full.json';

/** Formats the report. The result is deterministic. */
export function reportText(outcomes: readonly ReportedOutcome[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const failures = outcomes.flatMap(({ name, failures: failed }) => failed.map((failure) => `- ${name}: ${failure}`));
  const notRun = outcomes.flatMap(({ name, notRun: reason }) => (reason === undefined ? [] : [`- ${name}: ${reason}`]));
  return [
    '# The long tests',
    '',
    'Written by `npm run test:full`. Each row is the last run of its part.',
    '',
    line(['', 'what', 'passed', 'failed', 'skipped', 'seconds', 'date', 'commit']),
    line(['---', '---', '---:', '---:', '---:', '---:', '---', '---']),
    ...outcomes.map(({ name, what, passed, failed, skipped, seconds, date, commit }) =>
      line([name, what, passed, failed, skipped, Math.round(seconds), date, commit]),
    ),
    '',
    failures.length === 0
      ? notRun.length === 0
        ? 'All tests passed.'
        : 'All tests that ran passed.'
      : ['Failed:', '', ...failures].join('\n'),
    ...(notRun.length === 0 ? [] : ['', 'Not run:', '', ...notRun]),
    '',
  ].join('\n');
}

/** The rows of the report after a run: its outcomes replace those of the same parts. */
export function mergedOutcomes(
  earlier: readonly ReportedOutcome[],
  latest: readonly ReportedOutcome[],
): ReportedOutcome[] {
  const kept = earlier.map((row) => latest.find(({ name }) => name === row.name) ?? row);
  return [...kept, ...latest.filter(({ name }) => !earlier.some((row) => row.name === name))];
}

export async function writeReport(outcomes: readonly Outcome[], at: Date): Promise<void> {
  const date = at.toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const rows = mergedOutcomes(
    await earlierOutcomes(),
    outcomes.map((row) => ({ ...row, seconds: Math.round(row.seconds), date, commit })),
  );
  const dataFile = path.join(ROOT, DATA_FILE);
  await mkdir(path.dirname(dataFile), { recursive: true });
  await writeFile(dataFile, `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile(path.join(ROOT, REPORT_FILE), reportText(rows));
}

async function earlierOutcomes(): Promise<ReportedOutcome[]> {
  const text = await readFile(path.join(ROOT, DATA_FILE), 'utf8').catch(() => '[]');
  return z.array(reported).parse(JSON.parse(text));
}
