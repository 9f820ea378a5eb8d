import type { BenchSite } from '../benchSite.ts';
import type { Table } from '../table.ts';

/** One topic of `npm run bench`. Each table is printed as soon as it is measured. */
export type Part = (bench: BenchSite) => AsyncGenerator<Table>;
