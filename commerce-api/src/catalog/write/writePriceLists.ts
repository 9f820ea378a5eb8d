import { sql } from 'kysely';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { PriceListEntry } from '../../model/catalogEntries.ts';

/** Adds price lists or changes those with the same identifier; the others stay. */
export async function writePriceLists(tx: Tx, lists: readonly PriceListEntry[]): Promise<void> {
  // A currency has one default list: the former one steps back before the new one is named.
  const currencies = lists.filter(({ isDefault }) => isDefault).map(({ currency }) => currency);
  await sql`update price_list set is_default = false where currency = any(${currencies}::text[])`.execute(tx);
  await upsertAll(
    tx,
    'price_list',
    ['identifier'],
    lists.map(({ identifier, currency, isDefault }) => ({ identifier, currency, is_default: isDefault })),
  );
}
