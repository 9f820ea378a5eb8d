import type { TableEntry } from './entry.ts';
import { SHOPPER_TABLES } from './shopperTables.ts';
import { SHOP_TABLES } from './shopTables.ts';

/**
 * Every column of every table: the personal data that the privacy page names, or the reason why there are none. The page is
 * generated from it, and a test compares it with the migrated database, so a new column cannot be forgotten.
 */
export const REGISTER: Readonly<Record<string, TableEntry>> = { ...SHOPPER_TABLES, ...SHOP_TABLES };
