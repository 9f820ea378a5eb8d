import { writeMarketData } from '../market-data/write/writeMarkets.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import { readMarketSeed } from './readSeed.ts';

/**
 * Fills the markets and their terms from the seed folder if the database has no markets: a catalog of a release in which they
 * were code keeps selling. Returns false if the database has markets.
 */
export async function seedMarkets(tx: Tx, folder: string): Promise<boolean> {
  const present = await tx.selectFrom('market').select('alias').limit(1).executeTakeFirst();
  if (present) return false;
  await writeMarketData(tx, await readMarketSeed(folder));
  return true;
}
