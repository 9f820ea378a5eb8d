import type { Column, Row, Table } from '../table.ts';
import type { Target } from '../targets.ts';
import { inTurns, pairsOf, spreadsOf, type Figures, type Spreads } from './pairs.ts';

/** One row of a table: measured on each target that has what it needs. */
export interface Case {
  name: string;
  /** @returns the measurement; undefined if the target lacks the page or the control */
  on: (target: Target) => (() => Promise<Figures>) | undefined;
}

/** A column with the name of its figure. */
export interface FigureColumn extends Omit<Column, 'ratio'> {
  figure: string;
  /** Which of two figures is the better one: the lower by default. */
  better?: 'lower' | 'higher';
  /** Whether it is measured and compared beside another shop, too. By default it is. */
  isCompared?: boolean;
}

interface MeasuredCase {
  name: string;
  own: Spreads;
  other?: Spreads;
  ratio?: Spreads;
}

interface Run {
  rounds: number;
  /** Ours, and another shop. */
  targets: readonly [own: Target, other?: Target];
  /** Runs before the first round and after each. */
  look: () => Promise<void>;
}

/** Measures all cases on all targets in turns: in each round each of them once. */
export async function measureCases(
  { rounds, targets: [own, other], look }: Run,
  cases: readonly Case[],
): Promise<MeasuredCase[]> {
  const planned = cases.flatMap(({ name, on }) => {
    const ofOwn = on(own);
    return ofOwn ? [{ name, ofOwn, ofOther: other && on(other) }] : [];
  });
  const measures = planned.flatMap(({ ofOwn, ofOther }) => (ofOther ? [ofOwn, ofOther] : [ofOwn]));
  const measured = await inTurns(rounds, measures, look);
  return planned.map(({ name, ofOther }) => {
    const figures = measured.shift() ?? [];
    if (!ofOther) return { name, own: spreadsOf(figures) };
    const { a, b, ratio } = pairsOf(figures, measured.shift() ?? []);
    return { name, own: a, other: b, ratio };
  });
}

export interface CaseTable extends Pick<Table, 'title' | 'note'> {
  columns: readonly FigureColumn[];
  measured: readonly MeasuredCase[];
}

/**
 * A table with a row for each case. Beside another shop, a figure has three columns: ours, the other shop's and their ratio.
 *
 * @throws Error if no case has the figure of a column
 */
export function tableOf({ title, note, columns, measured }: CaseTable, otherName?: string): Table {
  const cells = columns.flatMap((column) => cellsOf(column, otherName));
  const rows = measured.map((one): Row => ({ name: one.name, figures: cells.map(({ read }) => read(one)) }));
  for (const { figure } of columns) {
    if (measured.length > 0 && !measured.some(({ own }) => figure in own))
      throw new Error(`${title}: no case measures "${figure}".`);
  }
  return { title, note, columns: cells.map(({ column }) => column), rows };
}

interface Cell {
  column: Column;
  read: (measured: MeasuredCase) => Row['figures'][number];
}

function cellsOf({ figure, better = 'lower', isCompared = true, ...column }: FigureColumn, otherName?: string): Cell[] {
  const own: Cell = { column, read: (one) => one.own[figure] ?? null };
  if (otherName === undefined || !isCompared) return [own];
  const { budget: _ofOurs, ...unbudgeted } = column;
  return [
    own,
    { column: { ...unbudgeted, heading: otherName }, read: (one) => one.other?.[figure] ?? null },
    {
      column: { heading: 'ratio', digits: 2, ratio: `${better} is better` },
      read: (one) => one.ratio?.[figure] ?? null,
    },
  ];
}
