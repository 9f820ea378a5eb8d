import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { ProductRecord } from './productRecord.ts';

/** Reads the records of the active products among `ids` with one statement, in no particular order. */
export async function readProductRecords(db: Db | Tx, ids: readonly number[]): Promise<ProductRecord[]> {
  const { rows } = await sql<ProductRecord>`
    select
      p.id,
      p.article_number as "articleNumber",
      p.brand_id as "brandId",
      p.primary_category_id as "primaryCategoryId",
      p.color_name as "colorName",
      p.color_hex as "colorHex",
      p.vat_class as "vatClass",
      p.first_available_on::text as "firstAvailableOn",
      p.manufacturer,
      p.responsible_person as "responsiblePerson",
      p.warnings,
      (select json_object_agg(t.language, json_build_object(
          'alias', t.alias, 'name', t.name, 'text1', t.text1, 'text2', t.text2, 'text3', t.text3,
          'metaTitle', t.meta_title, 'metaDescription', t.meta_description))
        from product_text t where t.product_id = p.id) as texts,
      (select json_object_agg(c.currency, json_build_object('regular', c.regular_minor, 'sale', c.sale_minor,
          'selling', c.selling_minor))
        from default_price c where c.product_id = p.id) as prices,
      (select coalesce(json_agg(json_build_object('currency', l.currency, 'date', c.changed_on,
          'regular', c.regular_minor, 'selling', c.selling_minor, 'lowest', least(c.lowest_minor, c.selling_minor))
          order by c.changed_on), '[]')
        from price_change c join price_list l on l.id = c.price_list_id and l.is_default
        where c.product_id = p.id) as "priceChanges",
      (select coalesce(json_agg(json_build_object('fileName', i.file_name, 'alt', i.alt) order by i.position), '[]')
        from product_image i where i.product_id = p.id) as images,
      (select coalesce(json_agg(json_build_object('id', s.id, 'articleNumber', s.article_number, 'name', s.name,
          'gtin', s.gtin, 'weight', s.weight, 'dimensions',
          json_build_object('length', s.length, 'width', s.width, 'height', s.height),
          'inStock', s.in_stock, 'oversellable', s.oversellable,
          'static', s.static_stock, 'incoming', s.incoming) order by s.position), '[]')
        from sku s where s.product_id = p.id) as skus,
      (select coalesce(json_agg(json_build_object('parameterId', v.parameter_id, 'value', v.value, 'slug', v.value_slug)
          order by v.position), '[]')
        from product_parameter v where v.product_id = p.id) as parameters,
      (select coalesce(json_agg(c.category_id order by c.position), '[]')
        from product_category c where c.product_id = p.id and c.position is not null) as "categoryIds",
      (select coalesce(json_agg(c.campaign_id order by c.campaign_id), '[]')
        from campaign_member c where c.product_id = p.id) as "campaignIds",
      (select coalesce(json_agg(json_build_object('id', r.related_id, 'relation', r.relation) order by r.position), '[]')
        from product_relation r where r.product_id = p.id) as related,
      (select json_agg(f.id order by f.id) from product f where f.family = p.family and f.active) as "familyIds",
      g.collapse_in_lists as "isCollapsed",
      g.main_product_id as "mainProductId",
      (select json_build_object('average', coalesce(avg(r.rating), 0)::float, 'count', count(*))
        from review r where r.product_id = p.id and r.approved and not r.is_sample) as rating
    from product p join product_family g on g.key = p.family
    where p.id = any(${[...ids]}::int[]) and p.active
  `.execute(db);
  return rows;
}
