import type { BenchSite } from '../benchSite.ts';
import type { Case, CaseTable } from '../measure/cases.ts';
import type { MachineWatch } from '../measure/machine.ts';
import type { BenchOptions } from '../options.ts';
import type { Table } from '../table.ts';
import type { Target } from '../targets.ts';

/** What every part gets. */
export interface Bench {
  options: BenchOptions;
  watch: MachineWatch;
  /** Starts our shop at the first call. */
  site: () => Promise<BenchSite>;
}

/** What a part gets that measures a running shop. */
export interface SiteBench extends Omit<Bench, 'site'>, BenchSite {
  /** Ours, and the other shop of `--beside`. */
  targets: readonly [own: Target, other?: Target];
  /** Measures the cases on all targets in turns, as often as the options say, and makes their table. */
  measure: (table: CasesTable) => Promise<Table>;
}

export interface CasesTable extends Omit<CaseTable, 'measured'> {
  cases: readonly Case[];
  /** By default those of the bench. */
  targets?: SiteBench['targets'];
}

/** One topic of `npm run bench`. Each table is printed as soon as it is measured. */
export type Part = (bench: Bench) => AsyncGenerator<Table>;
