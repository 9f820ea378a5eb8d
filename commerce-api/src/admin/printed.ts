import type { Result } from './command.ts';

/** A result as text for people: a table for a list, otherwise a line per field. `--json` is for programs. */
export function printed(result: Result): string {
  if (Array.isArray(result)) return result.length > 0 ? table(result.map(cellsOf)) : 'Nothing found.';
  const entries = Object.entries(result).filter(([, value]) => value !== undefined);
  const width = Math.max(0, ...entries.map(([key]) => key.length));
  return entries
    .map(([key, value]) => {
      if (!isTable(value)) return `${key.padEnd(width)}  ${textOf(value)}`;
      return `${key}\n${table(value.map(cellsOf)).replaceAll(/^/gm, '  ')}`;
    })
    .join('\n');
}

/** Whether a value is a list of records, which is shown as a table. */
export function isTable(value: unknown): value is object[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);
}

/** The cells of a row by column. */
export function cellsOf(row: unknown): Record<string, string> {
  if (typeof row !== 'object' || row === null) return { '': textOf(row) };
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, textOf(value)]));
}

function table(rows: readonly Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))].join('\n');
}

/** A value as text; an absent one as a dash. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
