import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { describeMachine, type Conditions } from './measure/machine.ts';
import type { Table } from './table.ts';

export const RESULTS_FILE = '.cache/bench/latest.json';

/** A table with the state of the machine while it was measured. */
export interface Result {
  part: string;
  table: Table;
  conditions: Conditions;
}

/** Writes the results for programs that compare runs. */
export async function writeResults(results: readonly Result[], at: Date): Promise<void> {
  const file = path.join(ROOT, RESULTS_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  const content = { at: at.toISOString(), machine: describeMachine(), results };
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
