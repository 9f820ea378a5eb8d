import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** VAT rates, price lists and campaigns, in the form of a catalog file. */
export async function readPrices(tx: Tx) {
  const { rows: vatRates } = await sql`
    select country, vat_class as "vatClass", valid_from::text as "validFrom", valid_to::text as "validTo",
      rate_basis_points / 100.0::float as percent
    from vat_rate order by country collate "C", vat_class collate "C", valid_from
  `.execute(tx);
  const priceLists = await tx
    .selectFrom('price_list')
    .select(['identifier', 'currency', 'is_default as isDefault'])
    .orderBy('id')
    .execute();
  const rows = await tx
    .selectFrom('campaign')
    .select(['id', 'kind', 'alias', 'name', 'percent', 'amounts', 'tiers'])
    .select(['active_from as activeFrom', 'active_to as activeTo'])
    .select([
      sql<number[]>`array(select product_id from campaign_product where campaign_id = campaign.id order by 1)`.as(
        'productIds',
      ),
      sql<number[]>`array(select category_id from campaign_category where campaign_id = campaign.id order by 1)`.as(
        'categoryIds',
      ),
    ])
    .orderBy('id')
    .execute();
  const campaigns = rows.map((row) => ({
    ...row,
    activeFrom: row.activeFrom?.toISOString() ?? null,
    activeTo: row.activeTo?.toISOString() ?? null,
  }));
  return { vatRates, priceLists, campaigns };
}
