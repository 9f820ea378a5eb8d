import { compact } from '../model/compact.ts';

/** Ids that a record keeps, of those that a result shows. */
const MAX_RECORDED_IDS = 100;

/** The ids of the shoppers' records whose data a result shows. Null for a payment without an order. */
export interface PersonalData {
  orders?: readonly (number | null)[];
  customers?: readonly (number | null)[];
  reviews?: readonly number[];
}

/** Summarizes a read for `admin_change`: the number of shown records by kind, and the ids of the first 100. No texts. */
export function readSummary(data: PersonalData): Record<string, { count: number; ids: number[] }> {
  return Object.fromEntries(
    Object.entries<PersonalData['orders']>({ ...data }).map(([kind, shown]) => {
      const ids = [...new Set(compact(shown))];
      return [kind, { count: ids.length, ids: ids.slice(0, MAX_RECORDED_IDS) }];
    }),
  );
}
