/** A column of figures, with its budget. */
export interface Column {
  heading: string;
  unit?: string;
  digits?: number;
  budget?: { max: number } | { min: number };
}

export interface Row {
  name: string;
  /** One for each column; null if it was not measured. */
  figures: (number | null)[];
}

export interface Table {
  title: string;
  /** Description of the measurement, in a sentence. */
  note: string;
  columns: Column[];
  rows: Row[];
}

export type BudgetStatus = 'ok' | 'over' | undefined;

/** @returns undefined without a budget or a figure; "over" means worse than the budget, also for a minimum */
export function budgetStatusOf({ budget }: Column, figure: number | null): BudgetStatus {
  if (!budget || figure === null) return undefined;
  const isMet = 'max' in budget ? figure <= budget.max : figure >= budget.min;
  return isMet ? 'ok' : 'over';
}

/** @returns the number of figures that miss their budget */
export function missedBudgets(tables: readonly Table[]): number {
  return tables
    .flatMap(({ columns, rows }) =>
      rows.flatMap(({ figures }) => columns.map((column, at) => budgetStatusOf(column, figures[at] ?? null))),
    )
    .filter((status) => status === 'over').length;
}

/** Formats a table for the terminal: columns aligned, each figure with its status. */
export function asText({ title, note, columns, rows }: Table): string {
  const lines = [['', ...columns.map(headingOf)], ...rows.map((row) => [row.name, ...cellsOf(columns, row)])];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  const aligned = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('   '),
  );
  return [title, ...aligned.map((line) => `  ${line.trimEnd()}`), `  ${note}`, ''].join('\n');
}

/** Formats a table as Markdown. */
export function asMarkdown({ title, note, columns, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(['', ...columns.map(headingOf)]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map((row) => line([row.name, ...cellsOf(columns, row)])),
    '',
  ].join('\n');
}

function headingOf({ heading, unit, digits = 0, budget }: Column): string {
  if (!budget) return unit ? `${heading}, ${unit}` : heading;
  const [sign, limit] = 'max' in budget ? ['≤', budget.max] : ['≥', budget.min];
  const text = Number.isInteger(limit) ? String(limit) : limit.toFixed(digits);
  return `${heading} ${sign} ${text}${unit ? ` ${unit}` : ''}`;
}

function cellsOf(columns: readonly Column[], { figures }: Row): string[] {
  return columns.map((column, at) => {
    const figure = figures[at] ?? null;
    if (figure === null) return '–';
    const status = budgetStatusOf(column, figure);
    return figure.toFixed(column.digits ?? 0) + (status ? ` ${status}` : '');
  });
}
