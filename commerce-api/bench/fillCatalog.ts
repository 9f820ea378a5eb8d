import { sql } from 'kysely';
import { inTransaction, type Db, type Tx } from '../src/platform/db/openDatabase.ts';
import { fillSearchTexts } from '../src/catalog/words/fillSearchTexts.ts';

/** First ids of generated rows, beyond those of the seed. */
const FIRST_PRODUCT = 100_000;
const FIRST_SKU = 1_000_000;
const FIRST_CATEGORY = 1_000;
const FIRST_BRAND = 1_000;
const BRANDS = 195;
const DAY_OF_SALES = '2026-09-01';

/**
 * Adds products to a seeded database until there are `products`, with three SKUs each. Each is based on a product of the
 * seed, with its own name, brand, prices, stock and texts. The same number creates the same catalog. The rows of a product
 * are adjacent, as after an import.
 */
export async function fillCatalog(db: Db, products: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count: shapes } = await tx
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    // Generated rows have valid references; checking foreign keys would double the time.
    await sql`set local session_replication_role = replica`.execute(tx);
    await makeShapes(tx);
    await fillTree(tx);
    await makeProducts(tx, { count: products - shapes, shapes });
    await fillProducts(tx);
    await fillTexts(tx);
    await fillPrices(tx);
    await fillSkus(tx);
    await fillFiling(tx);
    await fillImagesAndReviews(tx);
  });
  // Otherwise PostgreSQL plans with the statistics of the empty tables.
  await sql`analyze`.execute(db);
  await fillSearchTexts(db);
  await sql`vacuum analyze`.execute(db);
}

/** The products of the seed, numbered from 0. */
async function makeShapes(tx: Tx): Promise<void> {
  await sql`
    create temporary table shape on commit drop as
    select (row_number() over (order by id) - 1)::int as at, id, primary_category_id, color_name, color_hex, vat_class from product
  `.execute(tx);
}

async function fillTree(tx: Tx): Promise<void> {
  await sql`
    insert into brand (id, alias, name, description, primary_image)
    select ${sql.lit(FIRST_BRAND)} + n, 'verkstad-' || n,
      (array['Al','Björk','Dal','Ek','Fjäll','Gran','Hav','Is','Kvist','Lund','Malm','Norr','Sten'])[1 + n % 13]
        || (array['bo','by','gård','holm','vik','ås','mark','hed','lund','strand','rud','sta','ö','ängen','torp'])[1 + n / 13],
      '{"sv": "", "en": ""}', null
    from generate_series(0, ${sql.lit(BRANDS - 1)}) n
  `.execute(tx);
  await sql`
    insert into category (id, parent_id, sort_order, alias, name, description, meta_title, meta_description)
    select ${sql.lit(FIRST_CATEGORY)} + row_number() over (order by c.id, style.at), c.id, style.at,
      jsonb_build_object('sv', (c.alias ->> 'sv') || '-' || style.sv, 'en', (c.alias ->> 'en') || '-' || style.en),
      jsonb_build_object('sv', (c.name ->> 'sv') || ', ' || style.sv, 'en', (c.name ->> 'en') || ', ' || style.en),
      c.description, c.meta_title, c.meta_description
    from category c, (values (1, 'klassisk', 'classic'), (2, 'modern', 'modern'), (3, 'rustik', 'rustic'), (4, 'enkel', 'plain')) style (at, sv, en)
    where c.id in (select primary_category_id from product)
  `.execute(tx);
}

/** Creates a row per generated product, from which the other tables are derived. Products of a family have successive ids. */
async function makeProducts(tx: Tx, { count, shapes }: { count: number; shapes: number }): Promise<void> {
  await sql`
    create temporary table fresh on commit drop as
    select ${sql.lit(FIRST_PRODUCT)} + n as id, n, n / 3 as family, shape.id as shape_id, shape.vat_class,
      color.color_name, color.color_hex, texts.id as texts_id,
      (select c.id from category c where c.parent_id = shape.primary_category_id and c.id > ${sql.lit(FIRST_CATEGORY)} and c.sort_order = 1 + n / 3 % 4) as category_id,
      (array['Al','Björ','Da','E','Fjä','Gra','Ha','I','Kvi','Lu','Ma','No','Ro','Sti','Tu','Vi','Å','Ö','Sä','Bre'])[1 + n / 3 % 20]
        || (array['la','vi','re','li','mo','nä','sta','tö','lu','ki','ra','de','bo','na','fe'])[1 + n / 60 % 15]
        || (array['n','ra','len','ta','ga','dis','mar','by','vik','nd','sa','rö'])[1 + n / 900 % 12] as model,
      (hashint4(n) & 1023) as luck
    from generate_series(0, ${sql.lit(count - 1)}) n
    join shape on shape.at = (n / 3 * 7) % ${sql.lit(shapes)}
    join shape color on color.at = (n / 3 * 7 + n % 3 * 11) % ${sql.lit(shapes)}
    join shape texts on texts.at = (n * 13) % ${sql.lit(shapes)}
  `.execute(tx);
  await sql`create index on fresh (id)`.execute(tx);
  await sql`analyze fresh`.execute(tx);
}

async function fillProducts(tx: Tx): Promise<void> {
  await sql`insert into product_family (key) select distinct 'bench-' || family from fresh`.execute(tx);
  await sql`
    insert into product (id, article_number, brand_id, primary_category_id, family, color_name, color_hex, vat_class, first_available_on, sold_count)
    select id, 'BN-' || id, ${sql.lit(FIRST_BRAND)} + (hashint4(family) & 127) + luck % 60, category_id, 'bench-' || family, color_name, color_hex, vat_class,
      date '2022-01-01' + (n * 37) % 1700, (power(luck, 2) / 500)::int
    from fresh order by id
  `.execute(tx);
}

async function fillTexts(tx: Tx): Promise<void> {
  await sql`
    insert into product_text (product_id, language, alias, name, sort_key, text1, text2, text3, meta_title, meta_description)
    select id, language, 'bench-' || id || '-' || language, name,
      replace(replace(replace(lower(name), 'å', '{1'), 'ä', '{2'), 'ö', '{3'),
      text1, text2, text3, name, text1
    from (
      select f.id, t.language, t.text1, other.text2, t.text3,
        f.model || regexp_replace(t.name, '^\\S+|,.*$', '', 'g') || coalesce(', ' || lower(f.color_name ->> t.language), '') as name
      from fresh f
      join product_text t on t.product_id = f.shape_id
      join product_text other on other.product_id = f.texts_id and other.language = t.language
    ) made
    order by id
  `.execute(tx);
}

async function fillPrices(tx: Tx): Promise<void> {
  await sql`
    insert into product_price (product_id, price_list_id, regular_minor, sale_minor, selling_minor)
    select f.id, p.price_list_id, made.regular, case when luck % 9 = 0 then made.regular * 4 / 5 end,
      case when luck % 9 = 0 then made.regular * 4 / 5 else made.regular end
    from fresh f
    join product_price p on p.product_id = f.shape_id
    cross join lateral (select p.regular_minor * (50 + luck % 200) / 10000 * 100 + 100 as regular) made
    order by f.id
  `.execute(tx);
  await sql`
    insert into price_change (product_id, price_list_id, changed_on, regular_minor, selling_minor)
    select p.product_id, p.price_list_id, date '2022-01-01' + change * 300,
      p.regular_minor, case when change = 1 then p.selling_minor else p.regular_minor end
    from product_price p join fresh f on f.id = p.product_id, generate_series(0, 1) change
    order by f.id
  `.execute(tx);
  await sql`
    insert into campaign_product (campaign_id, product_id)
    select (select min(id) from campaign where kind = 'sale'), p.product_id
    from default_price p join fresh f on f.id = p.product_id
    where p.currency = 'SEK' and p.selling_minor < p.regular_minor
  `.execute(tx);
}

async function fillSkus(tx: Tx): Promise<void> {
  await sql`
    insert into sku (id, product_id, position, article_number, name, gtin, weight, in_stock, oversellable, static_stock, incoming)
    select ${sql.lit(FIRST_SKU)} + f.n * 3 + size, f.id, size, 'BN-' || f.id || '-' || 64 + size * 32,
      jsonb_build_object('sv', made.width || ' mm', 'en', made.width || ' mm'), null, 100 + size * 20,
      case when (luck + size) % 11 = 0 then 0 else (luck * 7 + size * 13) % 60 end,
      case when luck % 17 = 0 then 20 else 0 end, 0, null
    from fresh f, generate_series(0, 2) size
    cross join lateral (select (array[64, 96, 128, 160, 192, 240, 320, 400])[1 + (f.family + size) % 8] as width) made
    order by f.id
  `.execute(tx);
}

/** Categories with their parents, parameters, related products. */
async function fillFiling(tx: Tx): Promise<void> {
  await sql`
    insert into product_category (product_id, category_id, position)
    with recursive path as (
      select id as leaf, id, parent_id from category
      union all
      select path.leaf, c.id, c.parent_id from path join category c on c.id = path.parent_id
    )
    select f.id, path.id, case when path.id = f.category_id then 0 end from fresh f join path on path.leaf = f.category_id
    order by f.id
  `.execute(tx);
  await sql`
    insert into product_parameter (product_id, parameter_id, position, value, value_slug)
    select f.id, v.parameter_id, v.position, v.value, v.value_slug
    from fresh f join product_parameter v on v.product_id = f.shape_id
    join parameter q on q.id = v.parameter_id and q.key <> 'shade'
    union all
    select f.id, q.id, 1, f.color_name, trim(both '-' from regexp_replace(translate(lower(f.color_name ->> 'sv'), 'åäö', 'aao'), '[^a-z0-9]+', '-', 'g'))
    from fresh f join parameter q on q.key = 'shade' where f.color_name is not null
    order by 1
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into product_relation (product_id, related_id, position, relation)
    select f.id, ${sql.lit(FIRST_PRODUCT)} + (f.n + 3 * position) % (select count(*) from fresh), position, 'RELATED'
    from fresh f, generate_series(1, 5) position
    order by f.id
    on conflict do nothing
  `.execute(tx);
}

async function fillImagesAndReviews(tx: Tx): Promise<void> {
  // Products share images, so that every image exists: a browser handles missing images differently.
  await sql`alter table product_image drop constraint if exists product_image_file_name_key`.execute(tx);
  await sql`
    insert into product_image (product_id, position, file_name, alt)
    select f.id, i.position, i.file_name, i.alt from fresh f join product_image i on i.product_id = f.shape_id
    order by f.id
  `.execute(tx);
  await sql`
    insert into review (product_id, author, rating, comment, approved, created_at)
    select f.id, r.author, 1 + (r.rating + f.n) % 5, r.comment, true, ${sql.lit(DAY_OF_SALES)}::timestamptz
    from fresh f join review r on r.product_id = f.shape_id where f.luck % 4 = 0
  `.execute(tx);
}
