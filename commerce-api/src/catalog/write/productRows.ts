import { sql } from 'kysely';
import { insertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';
import type { Counts } from './productCounts.ts';

/** Inserts new products, and the families of all products. */
export async function insertProducts(tx: Tx, products: readonly ProductEntry[], { sold }: Counts): Promise<void> {
  const families = [...new Set(products.map(({ family }) => family))];
  await sql`
    insert into product_family (key) select unnest(${families}::text[]) on conflict do nothing
  `.execute(tx);
  const added = products.filter(({ id }) => !sold.has(id)).map(rowOf);
  await insertAll(
    tx,
    'product',
    added.map((row) => ({
      ...row,
      color_name: row.color_name && JSON.stringify(row.color_name),
      manufacturer: row.manufacturer && JSON.stringify(row.manufacturer),
      responsible_person: row.responsible_person && JSON.stringify(row.responsible_person),
      warnings: row.warnings && JSON.stringify(row.warnings),
    })),
  );
}

/** Updates existing products. Sales since the counts were read are added to the given number. */
export async function updateProducts(tx: Tx, products: readonly ProductEntry[], { sold }: Counts): Promise<void> {
  const rows = products.flatMap((product) => {
    const count = sold.get(product.id);
    return count === undefined ? [] : { ...rowOf(product), sold_before: count };
  });
  const ids = rows.map(({ id }) => id);
  await sql`select from product where id = any(${ids}::int[]) order by id for no key update`.execute(tx);
  await sql`
    update product p set
      active = g.active, article_number = g.article_number, brand_id = g.brand_id, color_hex = g.color_hex,
      primary_category_id = g.primary_category_id, family = g.family, color_name = g.color_name, vat_class = g.vat_class,
      first_available_on = g.first_available_on, manufacturer = g.manufacturer,
      responsible_person = g.responsible_person, warnings = g.warnings,
      sold_count = g.sold_count + p.sold_count - g.sold_before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      id int, active boolean, article_number text, brand_id int, primary_category_id int, family text, color_name jsonb,
      color_hex text, vat_class text, first_available_on date, manufacturer jsonb, responsible_person jsonb,
      warnings jsonb, sold_count int, sold_before int
    )
    where p.id = g.id and (
      p.active, p.article_number, p.brand_id, p.primary_category_id, p.family, p.color_name, p.color_hex, p.vat_class,
      p.first_available_on, p.manufacturer, p.responsible_person, p.warnings, g.sold_before
    ) is distinct from (
      g.active, g.article_number, g.brand_id, g.primary_category_id, g.family, g.color_name, g.color_hex, g.vat_class,
      g.first_available_on, g.manufacturer, g.responsible_person, g.warnings, g.sold_count
    )
  `.execute(tx);
}

function rowOf(product: ProductEntry) {
  return {
    id: product.id,
    active: product.active,
    article_number: product.articleNumber,
    brand_id: product.brandId,
    primary_category_id: product.categoryIds[0] ?? 0,
    family: product.family,
    color_name: product.color && product.color.name,
    color_hex: product.color?.hex ?? null,
    vat_class: product.vatClass,
    first_available_on: product.firstAvailableOn,
    manufacturer: product.manufacturer,
    responsible_person: product.responsiblePerson,
    warnings: product.warnings,
    sold_count: product.soldCount,
  };
}
