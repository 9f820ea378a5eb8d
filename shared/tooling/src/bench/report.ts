import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { asMarkdown, missedBudgets, type Table } from './table.ts';

export const JSON_FILE = '.cache/bench/latest.json';
export const REPORT_FILE = 'docs/reports/bench.md';

const INTRODUCTION =
  'Written by `npm run bench -- --report`. A run of some parts replaces their tables, so each names its day and machine.';

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

/** Writes the results into a document of the repository. Tables of parts that were not measured stay, with their date. */
export async function writeReport(tables: readonly Table[], at: Date): Promise<void> {
  const { cores, processor, memoryGb, node } = machine();
  const measured = `${at.toISOString().slice(0, 10)}, ${cores} cores (${processor}), ${memoryGb} GB, Node.js ${node}`;
  const file = path.join(ROOT, REPORT_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, reportWith(before, tables, measured));
}

/**
 * The report with these tables in place of those with the same title; new ones follow the table that was measured before them.
 *
 * @param measured when and where, for each of the tables
 */
export function reportWith(report: string, tables: readonly Table[], measured: string): string {
  const [, ...sections] = report.split(/^## /mu).map((text) => text.trimEnd());
  let last = sections.length - 1;
  for (const table of tables) {
    const missed = missedBudgets([table]);
    const status = missed === 0 ? 'All budgets are met' : `Over budget: ${missed}`;
    const section = `${asMarkdown(table).slice('## '.length).trimEnd()}\n\n${status}. ${measured}.`;
    const at = sections.findIndex((text) => text.startsWith(`${table.title}\n`));
    if (at >= 0) sections[at] = section;
    else sections.splice(last + 1, 0, section);
    last = at >= 0 ? at : last + 1;
  }
  return ['# Figures', INTRODUCTION, ...sections.map((text) => `## ${text}`)].join('\n\n') + '\n';
}
