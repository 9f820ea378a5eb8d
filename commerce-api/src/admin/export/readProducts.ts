import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** Products and their families, in the form of a catalog file. Reviews are not exported: they belong to the shoppers. */
export async function readProducts(tx: Tx) {
  const { rows: products } = await sql`
    select p.id, p.article_number as "articleNumber", p.active, p.brand_id as "brandId", p.family,
      p.vat_class as "vatClass", p.first_available_on::text as "firstAvailableOn", p.sold_count as "soldCount",
      p.manufacturer, p.responsible_person as "responsiblePerson", p.warnings,
      case when p.color_name is not null
        then json_build_object('name', p.color_name, 'hex', coalesce(p.color_hex, '')) end as color,
      '[]'::json as reviews,
      ${localized('alias')} as alias, ${localized('name')} as name,
      json_build_object('text1', ${localized('text1')}, 'text2', ${localized('text2')}, 'text3', ${localized('text3')})
        as texts,
      json_build_object('title', ${localized('meta_title')}, 'description', ${localized('meta_description')}) as meta,
      (select json_object_agg(d.currency, d.regular_minor) from default_price d where d.product_id = p.id)
        as "regularPrice",
      (select json_object_agg(d.currency, coalesce(d.sale_minor, d.regular_minor))
        from default_price d where d.product_id = p.id) as "sellingPrice",
      (select coalesce(json_object_agg(l.identifier, json_build_object('regular', c.regular_minor, 'sale', c.sale_minor)
          order by l.id), '{}')
        from product_price c join price_list l on l.id = c.price_list_id
        where c.product_id = p.id and not l.is_default) as "listPrices",
      array(select c.category_id from product_category c
        where c.product_id = p.id and c.position is not null order by c.position) as "categoryIds",
      (select coalesce(json_agg(json_build_object('fileName', i.file_name, 'alt', i.alt) order by i.position), '[]')
        from product_image i where i.product_id = p.id) as images,
      (select coalesce(json_agg(json_build_object('id', s.id, 'articleNumber', s.article_number, 'name', s.name,
          'gtin', s.gtin, 'weight', s.weight, 'dimensions',
          json_build_object('length', s.length, 'width', s.width, 'height', s.height), 'stock', json_build_object('inStock', s.in_stock,
          'oversellable', s.oversellable, 'static', s.static_stock, 'incoming', s.incoming)) order by s.position), '[]')
        from sku s where s.product_id = p.id) as skus,
      (select coalesce(json_agg(json_build_object('key', q.key, 'name', q.name, 'value', v.value, 'filter', q.filter, 'show', q.show)
          order by v.position), '[]')
        from product_parameter v join parameter q on q.id = v.parameter_id where v.product_id = p.id) as parameters,
      ${related('RELATED')} as "relatedIds", ${related('ACCESSORIES')} as "accessoryIds",
      ${related('SIMILAR')} as "similarIds"
    from product p order by p.id
  `.execute(tx);
  const { rows: families } = await sql`
    select key, collapse_in_lists as "collapseInLists", main_product_id as "mainProductId"
    from product_family order by key collate "C"
  `.execute(tx);
  return { products, families };
}

function localized(column: 'alias' | 'name' | 'text1' | 'text2' | 'text3' | 'meta_title' | 'meta_description') {
  return sql`(select json_object_agg(t.language, ${sql.ref(`t.${column}`)}) from product_text t where t.product_id = p.id)`;
}

function related(relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR') {
  return sql`array(select r.related_id from product_relation r
    where r.product_id = p.id and r.relation = ${sql.lit(relation)} order by r.position)`;
}
