import { sql } from 'kysely';
import * as z from 'zod';
import { prepareProducts } from '../../catalog/write/writeProducts.ts';
import { productsShape } from '../../model/productShapes.ts';
import { inTransaction } from '../../platform/db/openDatabase.ts';
import { assertFree } from '../assertFree.ts';
import { assertKnown } from '../assertKnown.ts';
import { defineCommand, type Command } from '../command.ts';
import { readProducts } from '../export/readProducts.ts';
import { findProduct } from '../find/findSku.ts';

const product = z.coerce.string('is missing').trim().min(1);

const find = defineCommand(
  {
    name: 'product find',
    reads: 'shop',
    help: `product find <text>

Finds products by article number, id or name, with the stock of each SKU.`,
    positionals: ['text'],
    input: z.strictObject({ text: product }),
  },
  async ({ text }, { db }) => {
    const part = text.toLowerCase();
    const { rows } = await sql<Record<string, unknown>>`
      select p.id as product, s.id as sku, s.article_number as "articleNumber", t.name,
        s.name ->> 'sv' as size, s.in_stock as "inStock", p.active
      from product p join sku s on s.product_id = p.id
        join product_text t on t.product_id = p.id and t.language = 'sv'
      where p.id::text = ${part} or position(${part} in lower(p.article_number)) > 0
        or position(${part} in lower(s.article_number)) > 0
        or exists (select from product_text n where n.product_id = p.id and position(${part} in lower(n.name)) > 0)
      order by p.id, s.position limit 100
    `.execute(db);
    return rows;
  },
);

const show = defineCommand(
  {
    name: 'product show',
    reads: 'shop',
    help: `product show <id or article number>

Shows a product with its SKUs, prices and images.`,
    positionals: ['product'],
    input: z.strictObject({ product }),
  },
  async ({ product: text }, { db }) => {
    const id = await findProduct(db, text);
    const row = await db
      .selectFrom('product')
      .innerJoin('product_text', (join) =>
        join.onRef('product_text.product_id', '=', 'product.id').on('language', '=', 'sv'),
      )
      .select(['product.id', 'article_number as articleNumber', 'name', 'alias', 'active', 'sold_count as sold'])
      .where('product.id', '=', id)
      .executeTakeFirstOrThrow();
    const { rows: skus } = await sql<Record<string, unknown>>`
      select id as sku, article_number as "articleNumber", name ->> 'sv' as size, in_stock as "inStock", oversellable,
        static_stock as static, incoming::text as incoming from sku where product_id = ${id} order by position
    `.execute(db);
    const { rows: prices } = await sql<Record<string, unknown>>`
      select l.identifier as list, p.regular_minor / 100::float8 as regular, p.sale_minor / 100::float8 as reduced,
        p.selling_minor / 100::float8 as selling from product_price p join price_list l on l.id = p.price_list_id
      where p.product_id = ${id} order by l.identifier
    `.execute(db);
    const images = await db
      .selectFrom('product_image')
      .select(['file_name as fileName', 'alt'])
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
    return { ...row, skus, prices, images };
  },
);

const exportProduct = defineCommand(
  {
    name: 'product export',
    reads: 'shop',
    help: `product export <id or article number> --out <file.json>

Writes one product into a file, to change it and to write it back with product set, or as a template of a new one.`,
    positionals: ['product'],
    writesFile: true,
    input: z.strictObject({ product }),
  },
  async ({ product: text }, { db }) => {
    const id = await findProduct(db, text);
    const { products } = await inTransaction(db, readProducts);
    return productsShape.parse(products).filter((entry) => entry.id === id);
  },
);

const set = defineCommand(
  {
    name: 'product set',
    help: `product set --in <file.json>

Adds the products of a file in the form of product export, or replaces those with the same id, including their stock. Other
products do not change. A product with "active": false is no longer sold. HTML is sanitized.`,
    files: { in: 'json' },
    input: z.strictObject({ in: productsShape }),
  },
  ({ in: products }, operator) =>
    operator.change('product set', async (tx) => {
      await assertFree(tx, products);
      const finish = await prepareProducts(tx, products);
      for (const { id, relatedIds, accessoryIds, similarIds } of products) {
        await assertKnown(tx, 'product', [...relatedIds, ...accessoryIds, ...similarIds], `Product ${id}`);
      }
      await finish();
      return { summary: { productIds: products.map(({ id }) => id) }, changed: { everything: true } };
    }),
);

export const productCommands: readonly Command[] = [find, show, exportProduct, set];
