import { sql, type RawBuilder } from 'kysely';
import { announce } from '../../platform/db/changes.ts';
import { inTransaction, type Db } from '../../platform/db/openDatabase.ts';
import { shopDate } from '../../markets/shopDate.ts';
import { lockPrices } from './lockPrices.ts';
import { reprice } from './reprice.ts';
import { scopeOf } from './writeCampaigns.ts';

/**
 * Starts and ends the campaigns that are due and updates prices, in one transaction. Several processes may call it at
 * once: the first one applies the changes, the others find no due campaigns.
 *
 * @returns the ids of the campaigns that started or ended
 */
export async function applyCampaigns(db: Db, now = new Date()): Promise<number[]> {
  // Check without a lock first, since campaigns are rarely due.
  const { rows: due } = await sql`select from campaign where ${isDue(now)} limit 1`.execute(db);
  if (due.length === 0) return [];
  return inTransaction(db, async (tx) => {
    await lockPrices(tx);
    const { rows } = await sql<{ id: number }>`
      update campaign set is_active = not is_active where ${isDue(now)} returning id
    `.execute(tx);
    const ids = rows.map(({ id }) => id);
    await reprice(tx, await scopeOf(tx, ids), shopDate(now));
    // Lists, facets and campaign pages change in addition to the products.
    if (ids.length > 0) await announce(tx, { everything: true });
    return ids;
  });
}

function isDue(now: Date): RawBuilder<boolean> {
  return sql`is_active <> (coalesce(active_from <= ${now}, true) and coalesce(${now} < active_to, true))`;
}
