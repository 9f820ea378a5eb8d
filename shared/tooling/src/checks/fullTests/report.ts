import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../project/root.ts';

export interface Outcome {
  name: string;
  /** Description of the tests, in a sentence. */
  what: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** Names of the failed tests, or the reason why none ran. */
  failures: string[];
  /** Why it could not run, if that is not a failure. */
  notRun?: string;
}

export const REPORT_FILE = 'docs/reports/test-full.md';

/** Formats the report. The result is deterministic. */
export function reportText(outcomes: readonly Outcome[], at: Date): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const failures = outcomes.flatMap(({ name, failures: failed }) => failed.map((failure) => `- ${name}: ${failure}`));
  const notRun = outcomes.flatMap(({ name, notRun: reason }) => (reason === undefined ? [] : [`- ${name}: ${reason}`]));
  return [
    '# The long tests',
    '',
    `Written by \`npm run test:full\`, ${at.toISOString().slice(0, 10)}, Node.js ${process.version}.`,
    '',
    line(['', 'what', 'passed', 'failed', 'skipped', 'seconds']),
    line(['---', '---', '---:', '---:', '---:', '---:']),
    ...outcomes.map(({ name, what, passed, failed, skipped, seconds }) =>
      line([name, what, passed, failed, skipped, Math.round(seconds)]),
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

export async function writeReport(outcomes: readonly Outcome[], at: Date): Promise<void> {
  const file = path.join(ROOT, REPORT_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, reportText(outcomes, at));
}
