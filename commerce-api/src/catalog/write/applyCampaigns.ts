import { sql, type RawBuilder } from 'kysely';
import { announce } from '../../platform/db/changes.ts';
import { inTransaction, type Db } from '../../platform/db/openDatabase.ts';
import { shopDate } from '../../markets/shopDate.ts';
import { lockPrices } from './lockPrices.ts';
import { reprice } from './reprice.ts';
import { scopeOf } from './writeCampaigns.ts';

/**
 * Starts the campaigns whose time has come and ends those whose time is over, prices included, all or nothing. Several
 * processes may do so at once: the first one does it, the others then find nothing to do.
 *
 * @returns the ids of the campaigns that started or ended
 */
export async function applyCampaigns(db: Db, now = new Date()): Promise<number[]> {
  // Nearly always nothing is due: nobody is made to wait for that.
  const { rows: due } = await sql`select from campaign where ${isDue(now)} limit 1`.execute(db);
  if (due.length === 0) return [];
  return inTransaction(db, async (tx) => {
    await lockPrices(tx);
    const { rows } = await sql<{ id: number }>`
      update campaign set is_active = not is_active where ${isDue(now)} returning id
    `.execute(tx);
    const ids = rows.map(({ id }) => id);
    await reprice(tx, await scopeOf(tx, ids), shopDate(now));
    // Lists, facets and the pages of the campaigns change beside the products.
    if (ids.length > 0) await announce(tx, { everything: true });
    return ids;
  });
}

function isDue(now: Date): RawBuilder<boolean> {
  return sql`is_active <> (coalesce(active_from <= ${now}, true) and coalesce(${now} < active_to, true))`;
}
