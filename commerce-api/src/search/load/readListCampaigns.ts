import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';

/** The campaigns of the products. The only query of lists for them. */
export async function readListCampaigns(
  db: Db,
  ids: readonly number[],
): Promise<{ productId: number; campaignId: number }[]> {
  const { rows } = await sql<{ productId: number; campaignId: number }>`
    select product_id as "productId", campaign_id as "campaignId"
    from campaign_member where product_id = any(${[...ids]}::int[])
  `.execute(db);
  return rows;
}
