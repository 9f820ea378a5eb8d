import { sql } from 'kysely';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { PriceListEntry } from '../../model/catalogEntries.ts';

/** Adds price lists or updates those with the same identifier; others do not change. */
export async function writePriceLists(tx: Tx, lists: readonly PriceListEntry[]): Promise<void> {
  // A currency has one default list: unset the old one before setting the new one.
  const currencies = lists.filter(({ isDefault }) => isDefault).map(({ currency }) => currency);
  await sql`update price_list set is_default = false where currency = any(${currencies}::text[])`.execute(tx);
  await upsertAll(
    tx,
    'price_list',
    ['identifier'],
    lists.map(({ identifier, currency, isDefault }) => ({ identifier, currency, is_default: isDefault })),
  );
}
