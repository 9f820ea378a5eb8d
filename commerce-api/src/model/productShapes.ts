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
  /** The size as shown; `-` when the product has one size only. */
  name: localized,
  gtin: z.string().nullable(),
  stock,
  /** Grams. */
  weight: z.int().min(0),
});

const listPrice = z
  .object({ regular: z.int().min(0), sale: z.int().min(0).nullable() })
  .refine(({ regular, sale }) => sale === null || sale <= regular, 'A reduced price is not above the regular one');

const ids = z.array(z.int());

const product = z
  .object({
    id: z.int().min(1),
    /** Key of the art: `handle-linje-brass`. Not a URL, and not kept in the database. */
    key: z.string().exactOptional(),
    alias: aliases,
    name: localized,
    articleNumber: z.string(),
    /** False takes it out of sale, its address with it. */
    active: z.boolean().default(true),
    brandId: z.int(),
    /** The primary one first; each product also belongs to the parents of these. */
    categoryIds: ids.min(1),
    /** Products of one family are variants of each other, told apart by color. */
    family: z.string().min(1),
    color: z.object({ name: localized, hex: z.string() }).nullable(),
    /** Short text; description (HTML: p, ul, li, strong only); care and delivery text (same HTML). */
    texts: z.object({ text1: localized, text2: localized, text3: localized }),
    meta,
    regularPrice: byCurrency,
    /** Below the regular price when the product has a reduced price of its own; campaigns are not counted in. */
    sellingPrice: byCurrency,
    /** Of lists other than the default ones, by their identifier; minor units including VAT. */
    listPrices: z.record(z.string(), listPrice).default({}),
    /** `standard`, or another class that has a rate in every country. */
    vatClass: z.string().min(1),
    /** Files in `images/product/`, unique over the catalog. */
    images: z.array(z.object({ fileName: z.string(), alt: localized })),
    skus: z.array(sku).min(1),
    parameters: z.array(
      z.object({
        /** Stable: `material`, `color`, `measure` … */
        key: z.string(),
        name: localized,
        value: localized,
        /** Offered as a filter of lists. */
        filter: z.boolean(),
      }),
    ),
    /** From this day on the product counts as new. */
    firstAvailableOn: day,
    soldCount: z.int().min(0),
    relatedIds: ids,
    /** Goes with it: screws, a cushion for the stool. */
    accessoryIds: ids.default([]),
    /** Does the same. */
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
  z.object({
    key: z.string(),
    /** Lists then show the main product for all of them. */
    collapseInLists: z.boolean(),
    /** Null is the one with the lowest id. */
    mainProductId: z.int().nullable(),
  }),
);
