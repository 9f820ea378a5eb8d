import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { asMarkdown, missedBudgets, type Table } from './table.ts';

export const JSON_FILE = '.cache/bench/latest.json';
export const REPORT_FILE = 'docs/reports/bench.md';

interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  node: string;
}

function machine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
  };
}

/** Writes the results for programs that compare runs. */
export async function writeJson(tables: readonly Table[], at: Date): Promise<void> {
  const file = path.join(ROOT, JSON_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ at: at.toISOString(), machine: machine(), tables }, null, 2)}\n`);
}

/** Writes the results as a document of the repository. */
export async function writeReport(tables: readonly Table[], at: Date): Promise<void> {
  const { cores, processor, memoryGb, node } = machine();
  const missed = missedBudgets(tables);
  const text = [
    '# Figures',
    '',
    `Written by \`npm run bench -- --report\`, ${at.toISOString().slice(0, 10)}: ${cores} cores (${processor}), ${memoryGb} GB, Node.js ${node}.`,
    '',
    missed === 0 ? 'All budgets are met.' : `Over budget: ${missed}.`,
    '',
    ...tables.map(asMarkdown),
  ].join('\n');
  const file = path.join(ROOT, REPORT_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
