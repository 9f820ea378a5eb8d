import type { Tx } from '../db/openDatabase.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { slugOf } from '../search/facetId.ts';
import { cleanHtml } from './cleanHtml.ts';
import { insertAll } from './insertAll.ts';
import type { Localized, SeedCategory, SeedData, SeedProduct } from './seedTypes.ts';
import { sortKey } from './sortKey.ts';

const json = (value: unknown): string => JSON.stringify(value);
const LANGUAGES: readonly LanguageCode[] = ['sv', 'en'];
const CURRENCIES = ['SEK', 'EUR'] as const;

export async function seedCatalog(tx: Tx, data: SeedData): Promise<void> {
  for (const category of data.categories) {
    await tx
      .insertInto('category')
      .values({
        id: category.id,
        parent_id: category.parentId,
        sort_order: category.order,
        hidden: category.hidden ?? false,
        alias: json(category.alias),
        name: json(category.name),
        description: json(cleaned(category.description)),
        meta_title: json(category.meta.title),
        meta_description: json(category.meta.description),
        primary_image: category.primaryImage,
      })
      .execute();
  }
  for (const { id, alias, name, description, primaryImage } of data.brands) {
    const brand = { id, alias, name, description: json(cleaned(description)), primary_image: primaryImage };
    await tx.insertInto('brand').values(brand).execute();
  }
  const parameterIds = await seedParameters(tx, data.products);
  for (const product of data.products) await seedProduct(tx, product, data, parameterIds);
  await seedLinks(tx, data);
}

/** Ids in the order in which the products name the parameters. */
async function seedParameters(tx: Tx, products: readonly SeedProduct[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, name, filter } of products.flatMap(({ parameters }) => parameters)) {
    if (ids.has(key)) continue;
    const values = { key, name: json(name), filter };
    const { id } = await tx.insertInto('parameter').values(values).returning('id').executeTakeFirstOrThrow();
    ids.set(key, id);
  }
  return ids;
}

async function seedProduct(tx: Tx, product: SeedProduct, data: SeedData, parameterIds: Map<string, number>) {
  const { id, categoryIds, color } = product;
  const [primary] = categoryIds;
  if (primary === undefined) throw new Error(`Product ${id} has no category.`);
  await tx
    .insertInto('product')
    .values({
      id,
      article_number: product.articleNumber,
      brand_id: product.brandId,
      primary_category_id: primary,
      family: product.family,
      color_name: color && json(color.name),
      color_hex: color?.hex ?? null,
      vat_rate: product.vatRate,
      first_available_on: product.firstAvailableOn,
      sold_count: product.soldCount,
    })
    .execute();
  for (const language of LANGUAGES) await seedTexts(tx, product, language);
  await seedPrices(tx, product);
  const product_id = id;
  await insertAll(
    tx,
    'product_image',
    product.images.map(({ fileName, alt }, position) => ({
      product_id,
      position,
      file_name: fileName,
      alt: json(alt),
    })),
  );
  await insertAll(
    tx,
    'sku',
    product.skus.map((sku, position) => ({
      id: sku.id,
      product_id,
      position,
      article_number: sku.articleNumber,
      name: json(sku.name),
      gtin: sku.gtin,
      weight: sku.weight,
      in_stock: sku.stock.inStock,
      oversellable: sku.stock.oversellable,
      static_stock: sku.stock.static,
      incoming: sku.stock.incoming,
    })),
  );
  await insertAll(
    tx,
    'product_category',
    [...withParents(categoryIds, data.categories)].map(([category_id, position]) => ({
      product_id,
      category_id,
      position,
    })),
  );
  await insertAll(
    tx,
    'product_parameter',
    product.parameters.map(({ key, value }, position) => {
      const parameter_id = parameterIds.get(key);
      if (parameter_id === undefined) throw new Error(`Parameter ${key} was not seeded.`);
      return { product_id, parameter_id, position, value: json(value), value_slug: slugOf(value.sv) };
    }),
  );
  await insertAll(
    tx,
    'review',
    product.reviews.map(({ author, rating, comment, date }) => ({
      product_id,
      customer_id: null,
      author,
      rating,
      comment: json(comment),
      approved: true,
      created_at: date,
    })),
  );
}

async function seedTexts(tx: Tx, { id, alias, name, texts, meta }: SeedProduct, language: LanguageCode): Promise<void> {
  await tx
    .insertInto('product_text')
    .values({
      product_id: id,
      language,
      alias: alias[language],
      name: name[language],
      sort_key: sortKey(name[language]),
      text1: texts.text1[language],
      text2: cleanHtml(texts.text2[language]),
      text3: cleanHtml(texts.text3[language]),
      meta_title: meta.title[language],
      meta_description: meta.description[language],
    })
    .execute();
}

/** The history starts at the regular price; a sale began ten days ago. */
async function seedPrices(tx: Tx, { id, regularPrice, sellingPrice, firstAvailableOn }: SeedProduct): Promise<void> {
  for (const currency of CURRENCIES) {
    const price = {
      product_id: id,
      currency,
      regular_minor: regularPrice[currency],
      selling_minor: sellingPrice[currency],
    };
    await tx.insertInto('product_price').values(price).execute();
    const first = { ...price, selling_minor: price.regular_minor, changed_on: firstAvailableOn };
    await tx.insertInto('price_change').values(first).execute();
    const saleBegan = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
    if (price.selling_minor < price.regular_minor && saleBegan > firstAvailableOn) {
      await tx
        .insertInto('price_change')
        .values({ ...price, changed_on: saleBegan })
        .execute();
    }
  }
}

async function seedLinks(tx: Tx, { products, campaigns }: SeedData): Promise<void> {
  const known = new Set(products.map(({ id }) => id));
  for (const { id, relatedIds } of products) {
    for (const [position, related_id] of relatedIds.filter((related) => known.has(related)).entries()) {
      await tx
        .insertInto('product_relation')
        .values({ product_id: id, related_id, position, relation: 'RELATED' })
        .execute();
    }
  }
  for (const { id, alias, name, productIds } of campaigns) {
    await tx
      .insertInto('campaign')
      .values({ id, alias: json(alias), name: json(name) })
      .execute();
    for (const product_id of productIds.filter((product) => known.has(product))) {
      await tx.insertInto('campaign_product').values({ campaign_id: id, product_id }).execute();
    }
  }
}

/** Category ids with their position; ancestors come along without one. */
function withParents(ids: readonly number[], categories: readonly SeedCategory[]): Map<number, number | null> {
  const found = new Map<number, number | null>(ids.map((id, position) => [id, position]));
  for (const id of ids) {
    let at = categories.find((category) => category.id === id)?.parentId;
    while (at && !found.has(at)) {
      found.set(at, null);
      const parent: number = at;
      at = categories.find((category) => category.id === parent)?.parentId;
    }
  }
  return found;
}

function cleaned({ sv, en }: Localized): Localized {
  return { sv: cleanHtml(sv), en: cleanHtml(en) };
}
