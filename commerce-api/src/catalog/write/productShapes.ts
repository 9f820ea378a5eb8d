import * as z from 'zod';
import { aliases, byCurrency, day, localized, meta } from './shapes.ts';

const stock = z.object({
  inStock: z.int(),
  oversellable: z.int().min(0),
  static: z.int().min(0),
  incoming: day.nullable(),
});

const sku = z.object({
  id: z.int().min(1),
  articleNumber: z.string(),
  name: localized,
  gtin: z.string().nullable(),
  stock,
  weight: z.int().min(0),
});

const listPrice = z
  .object({ regular: z.int().min(0), sale: z.int().min(0).nullable() })
  .refine(({ regular, sale }) => sale === null || sale <= regular, 'A reduced price is not above the regular one');

const ids = z.array(z.int());

const product = z
  .object({
    id: z.int().min(1),
    key: z.string().exactOptional(),
    alias: aliases,
    name: localized,
    articleNumber: z.string(),
    active: z.boolean().default(true),
    brandId: z.int(),
    categoryIds: ids.min(1),
    family: z.string().min(1),
    color: z.object({ name: localized, hex: z.string() }).nullable(),
    texts: z.object({ text1: localized, text2: localized, text3: localized }),
    meta,
    regularPrice: byCurrency,
    sellingPrice: byCurrency,
    listPrices: z.record(z.string(), listPrice).default({}),
    vatClass: z.string().min(1),
    images: z.array(z.object({ fileName: z.string(), alt: localized })),
    skus: z.array(sku).min(1),
    parameters: z.array(z.object({ key: z.string(), name: localized, value: localized, filter: z.boolean() })),
    firstAvailableOn: day,
    soldCount: z.int().min(0),
    relatedIds: ids,
    accessoryIds: ids.default([]),
    similarIds: ids.default([]),
    reviews: z.array(z.object({ author: z.string(), rating: z.int().min(1).max(5), comment: localized, date: day })),
  })
  .refine(
    ({ regularPrice, sellingPrice }) => sellingPrice.SEK <= regularPrice.SEK && sellingPrice.EUR <= regularPrice.EUR,
    { path: ['sellingPrice'], error: 'A selling price is not above the regular one' },
  );

export const productsShape = z.array(product);

/** Products that are variants of each other; one that is not listed shows each of its products in lists. */
export const familiesShape = z.array(
  z.object({ key: z.string(), collapseInLists: z.boolean(), mainProductId: z.int().nullable() }),
);
