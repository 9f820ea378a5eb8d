import type { Spread } from './measure/spread.ts';

/** A column of figures, with its budget. */
export interface Column {
  heading: string;
  unit?: string;
  digits?: number;
  budget?: { max: number } | { min: number };
  /** The figures are ratios of our figures to those of another shop, which are better if they are lower, or higher. */
  ratio?: 'lower is better' | 'higher is better';
}

/** A figure of several rounds is a spread; null if it was not measured. */
export type Figure = number | Spread | null;

export interface Row {
  name: string;
  /** One for each column. */
  figures: Figure[];
}

export interface Table {
  title: string;
  /** Description of the measurement, in a sentence. */
  note: string;
  columns: Column[];
  rows: Row[];
}

export type BudgetStatus = 'ok' | 'over' | undefined;
export type ComparisonStatus = 'better' | 'worse' | 'even' | undefined;

/** @returns undefined without a budget or a figure; "over" means worse than the budget, also for a minimum */
export function budgetStatusOf({ budget }: Column, figure: Figure): BudgetStatus {
  const value = medianOf(figure);
  if (!budget || value === null) return undefined;
  const isMet = 'max' in budget ? value <= budget.max : value >= budget.min;
  return isMet ? 'ok' : 'over';
}

/** @returns "even" if the spread of a ratio contains 1, so that neither shop is better for certain */
export function comparisonStatusOf({ ratio }: Column, figure: Figure): ComparisonStatus {
  if (!ratio || figure === null || typeof figure === 'number') return undefined;
  if (figure.low <= 1 && figure.high >= 1) return 'even';
  return figure.high < 1 === (ratio === 'lower is better') ? 'better' : 'worse';
}

/** @returns the number of figures that miss their budget */
export function missedBudgets(tables: readonly Table[]): number {
  return tables
    .flatMap(({ columns, rows }) =>
      rows.flatMap(({ figures }) => columns.map((column, at) => budgetStatusOf(column, figures[at] ?? null))),
    )
    .filter((status) => status === 'over').length;
}

/**
 * Formats a table for the terminal: columns aligned, a figure of several rounds as its median with its spread.
 *
 * @param hasVerdict whether figures are followed by their status
 */
export function asText({ title, note, columns, rows }: Table, hasVerdict = true): string {
  const cells = rows.map(({ name, figures }) => [
    name,
    ...columns.map((column, at) => cellOf(column, figures[at] ?? null, hasVerdict)),
  ]);
  const lines = [['', ...columns.map(headingOf)], ...cells];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  const aligned = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('   '),
  );
  return [title, ...aligned.map((line) => `  ${line.trimEnd()}`), `  ${note}`, ''].join('\n');
}

function headingOf({ heading, unit, digits = 0, budget }: Column): string {
  if (!budget) return unit ? `${heading}, ${unit}` : heading;
  const [sign, limit] = 'max' in budget ? ['≤', budget.max] : ['≥', budget.min];
  const text = Number.isInteger(limit) ? String(limit) : limit.toFixed(digits);
  return `${heading} ${sign} ${text}${unit ? ` ${unit}` : ''}`;
}

function cellOf(column: Column, figure: Figure, hasVerdict: boolean): string {
  const value = medianOf(figure);
  if (value === null) return '–';
  const format = (one: number) => one.toFixed(column.digits ?? 0);
  const isSpread = figure !== null && typeof figure !== 'number' && figure.rounds > 1;
  const spread = isSpread ? ` (${format(figure.low)}–${format(figure.high)})` : '';
  const status = hasVerdict ? (budgetStatusOf(column, figure) ?? comparisonStatusOf(column, figure)) : undefined;
  return format(value) + spread + (status ? ` ${status}` : '');
}

function medianOf(figure: Figure): number | null {
  return figure === null || typeof figure === 'number' ? figure : figure.median;
}
