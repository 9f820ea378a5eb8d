import { sql } from 'kysely';
import { insertAll, upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { shopDate } from '../../markets/shopDate.ts';
import type { CampaignEntry } from '../../model/catalogEntries.ts';
import { lockPrices } from './lockPrices.ts';
import { reprice } from './reprice.ts';

/**
 * Adds campaigns or replaces those with the same id; others do not change. Campaigns that are active `now` change prices.
 *
 * @returns the products whose prices or campaigns may have changed
 * @throws Error for an unknown product or category
 */
export async function writeCampaigns(tx: Tx, campaigns: readonly CampaignEntry[], now = new Date()): Promise<number[]> {
  const ids = campaigns.map(({ id }) => id);
  await lockPrices(tx);
  const before = await scopeOf(tx, ids);
  await upsertAll(
    tx,
    'campaign',
    ['id'],
    campaigns.map((campaign) => ({
      id: campaign.id,
      alias: JSON.stringify(campaign.alias),
      name: JSON.stringify(campaign.name),
      text: campaign.text && JSON.stringify(campaign.text),
      kind: campaign.kind,
      percent: campaign.kind === 'percentage' ? campaign.percent : null,
      amounts: campaign.kind === 'fixed_amount' ? JSON.stringify(campaign.amounts) : null,
      tiers: campaign.kind === 'tiered' ? JSON.stringify(campaign.tiers) : null,
      active_from: campaign.activeFrom,
      active_to: campaign.activeTo,
      is_active: isActiveAt(campaign, now),
    })),
  );
  await sql`delete from campaign_product where campaign_id = any(${ids}::int[])`.execute(tx);
  await sql`delete from campaign_category where campaign_id = any(${ids}::int[])`.execute(tx);
  await insertAll(
    tx,
    'campaign_product',
    campaigns.flatMap(({ id, productIds }) => productIds.map((product_id) => ({ campaign_id: id, product_id }))),
  );
  await insertAll(
    tx,
    'campaign_category',
    campaigns.flatMap(({ id, categoryIds }) => categoryIds.map((category_id) => ({ campaign_id: id, category_id }))),
  );
  const productIds = [...new Set([...before, ...(await scopeOf(tx, ids))])];
  await reprice(tx, productIds, shopDate(now));
  return productIds;
}

function isActiveAt({ activeFrom, activeTo }: CampaignEntry, now: Date): boolean {
  return (activeFrom === null || new Date(activeFrom) <= now) && (activeTo === null || now < new Date(activeTo));
}

/** Reads the products of campaigns, active or not. */
export async function scopeOf(tx: Tx, campaignIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from campaign_scope where campaign_id = any(${[...campaignIds]}::int[])
  `.execute(tx);
  return rows.map(({ id }) => id);
}
