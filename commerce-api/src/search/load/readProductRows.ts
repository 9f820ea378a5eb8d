import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { Localized } from '../../model/catalogEntries.ts';

/** The product fields for lists, except prices and campaigns. */
export interface ProductRow {
  id: number;
  brandId: number;
  /** `yyyy-mm-dd`. */
  firstAvailableOn: string;
  soldCount: number;
  /** Average of the approved reviews by customers, null without any. */
  rating: number | null;
  /** Includes all ancestors. */
  categoryIds: number[];
  /** Only parameters that are filters. */
  parameters: { id: number; slug: string; value: Localized }[];
  skuNames: Localized[];
  inStock: number;
  totalStock: number;
  sortKeySv: string;
  sortKeyEn: string;
  documentSv: string;
  documentEn: string;
}

/** The active products among `ids`, sorted by id, in one statement. */
export async function readProductRows(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select
      p.id, p.brand_id as "brandId", p.first_available_on::text as "firstAvailableOn", p.sold_count as "soldCount",
      (select avg(r.rating)::float from review r where r.product_id = p.id and r.approved
        and not r.is_sample) as rating,
      (select coalesce(array_agg(c.category_id), '{}') from product_category c where c.product_id = p.id) as "categoryIds",
      (select coalesce(json_agg(json_build_object('id', v.parameter_id, 'slug', v.value_slug, 'value', v.value)), '[]')
        from product_parameter v join parameter q on q.id = v.parameter_id and q.filter
        where v.product_id = p.id) as parameters,
      s.names as "skuNames", s.in_stock as "inStock", s.total as "totalStock",
      sv.sort_key as "sortKeySv", coalesce(sv.search::text, '') as "documentSv",
      en.sort_key as "sortKeyEn", coalesce(en.search::text, '') as "documentEn"
    from product p
    join product_text sv on sv.product_id = p.id and sv.language = 'sv'
    join product_text en on en.product_id = p.id and en.language = 'en'
    cross join lateral (
      select coalesce(json_agg(s.name), '[]') as names, coalesce(sum(s.in_stock), 0)::int as in_stock,
        coalesce(sum(s.in_stock + s.oversellable + s.static_stock), 0)::int as total
      from sku s where s.product_id = p.id
    ) s
    where p.id = any(${[...ids]}::int[]) and p.active
    order by p.id
  `.execute(db);
  return rows;
}
