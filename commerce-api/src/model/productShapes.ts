import * as z from 'zod';
import { CURRENCY_CODES } from '../markets/channels.ts';
import { optionalContact, warnings } from './safetyShapes.ts';
import { aliases, byCurrency, day, localized, meta } from './shapes.ts';

const stock = z.object({
  inStock: z.int(),
  oversellable: z.int().min(0),
  static: z.int().min(0),
  incoming: day.nullable(),
});

const side = z.int().min(0);

const sku = z.object({
  id: z.int().min(1),
  articleNumber: z.string(),
  /** The displayed size; `-` if the product has a single size. */
  name: localized,
  gtin: z.string().nullable(),
  stock,
  /** Grams. */
  weight: z.int().min(0),
  /** Outer measures of the packed item in mm, which determine the carriers that take it; 0 is unknown. */
  dimensions: z.object({ length: side, width: side, height: side }).default({ length: 0, width: 0, height: 0 }),
});

const listPrice = z
  .object({ regular: z.int().min(0), sale: z.int().min(0).nullable() })
  .refine(({ regular, sale }) => sale === null || sale <= regular, 'A reduced price is not above the regular one');

const ids = z.array(z.int());

const product = z
  .object({
    id: z.int().min(1),
    /** Key of the images: `handle-linje-brass`. Not a URL, and not stored in the database. */
    key: z.string().exactOptional(),
    alias: aliases,
    name: localized,
    articleNumber: z.string(),
    /** False removes the product and its page from the shop. */
    active: z.boolean().default(true),
    brandId: z.int(),
    /** The primary category first; a product also belongs to the parents of its categories. */
    categoryIds: ids.min(1),
    /** Products of one family are variants of each other, distinguished by color. */
    family: z.string().min(1),
    color: z.object({ name: localized, hex: z.string() }).nullable(),
    /** Short text; description (HTML: p, ul, li, strong only); care and delivery text (same HTML). */
    texts: z.object({ text1: localized, text2: localized, text3: localized }),
    meta,
    regularPrice: byCurrency,
    /** Below the regular price if the product itself is reduced; without campaigns. */
    sellingPrice: byCurrency,
    /** Prices in other than the default lists, by list identifier; minor units including VAT. */
    listPrices: z.record(z.string(), listPrice).default({}),
    /** `standard` or another class with a rate in every country. */
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
        /** Whether lists offer it as a filter. */
        filter: z.boolean(),
        /** Whether product pages show it. */
        show: z.boolean().default(true),
      }),
    ),
    /** From this day on the product counts as new. */
    firstAvailableOn: day,
    soldCount: z.int().min(0),
    relatedIds: ids,
    /** Accessories: screws, a cushion for the stool. */
    accessoryIds: ids.default([]),
    /** Alternatives to the product. */
    similarIds: ids.default([]),
    /** Null takes manufacturer and responsible person of the brand. */
    manufacturer: optionalContact,
    responsiblePerson: optionalContact,
    warnings,
    reviews: z.array(
      z.object({
        author: z.string(),
        rating: z.int().min(1).max(5),
        /** May begin with a title and an empty line. */
        comment: localized,
        date: day,
        /** Whether it was written to show the shop. */
        sample: z.boolean().default(false),
      }),
    ),
  })
  .refine(
    ({ regularPrice, sellingPrice }) => CURRENCY_CODES.every((code) => sellingPrice[code] <= regularPrice[code]),
    { path: ['sellingPrice'], error: 'A selling price is not above the regular one' },
  );

export const productsShape = z.array(product);

/** Families of variants. For a family that is not listed, lists contain each of its products. */
export const familiesShape = z.array(
  z.object({
    key: z.string(),
    /** Whether lists contain only the main product of the family. */
    collapseInLists: z.boolean(),
    /** Null means the product with the lowest id. */
    mainProductId: z.int().nullable(),
  }),
);
