import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** VAT rates, price lists, campaigns and packages, in the form of a catalog file. */
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
    .select(['id', 'kind', 'alias', 'name', 'text', 'percent', 'amounts', 'tiers'])
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
  const packages = await tx
    .selectFrom('product_package')
    .select(['product_id as productId', 'name', 'percent', 'groups'])
    .orderBy('product_id')
    .execute();
  return { vatRates, priceLists, campaigns, packages };
}
