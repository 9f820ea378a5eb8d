import type { CategoryKey } from '../categories.ts';
import type { FieldKey } from '../fields.ts';

/** Why a column stores no personal data. */
export const REASONS = {
  catalog: 'goods, prices and campaigns, which are the same for all shoppers',
  content: 'texts and images of pages',
  terms: 'markets, carriers, payment methods and contact details of the shop',
  link: 'connects or orders rows, and says nothing about a person without a row that the page names',
  technical: 'state of the software: locks, repetitions, random numbers that are no keys of a person',
  staff: 'work of the staff, whom their employer informs; it names shoppers by number only',
  erased: 'numbers and keyed hashes of erased persons, of whom the database has no other data',
  unused: 'no release writes it any more',
} as const;

export interface NotPersonal {
  reason: keyof typeof REASONS;
}

/** Personal data of a category; the privacy page names each of the fields. */
export interface Personal {
  category: CategoryKey;
  fields: readonly FieldKey[];
}

/** A JSON object whose keys differ. */
export interface ObjectEntry {
  keys: Readonly<Record<string, Personal | NotPersonal>>;
}

export type ColumnEntry = Personal | NotPersonal | ObjectEntry;
/** Entries by column. */
export type TableEntry = Readonly<Record<string, ColumnEntry>>;

/** Creates the function that classifies columns of one category. */
export function personal(category: CategoryKey) {
  return (...fields: FieldKey[]): Personal => ({ category, fields });
}

/** Classifies columns without personal data, by their names with spaces between them. */
export function none(reason: NotPersonal['reason'], columns: string): Record<string, NotPersonal> {
  return Object.fromEntries(columns.split(/\s+/).map((column) => [column, { reason }]));
}

/** The personal data of a column, by category and field. */
export function personalIn(entry: ColumnEntry): Personal[] {
  if ('keys' in entry) return Object.values(entry.keys).flatMap(personalIn);
  return 'reason' in entry ? [] : [entry];
}
