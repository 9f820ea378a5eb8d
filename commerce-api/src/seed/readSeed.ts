import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { SeedData, SeedMenuItem } from './seedTypes.ts';

const localized = z.object({ sv: z.string(), en: z.string() });
const byCurrency = z.object({ SEK: z.int().min(0), EUR: z.int().min(0) });
const meta = z.object({ title: localized, description: localized });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);

const categories = z.array(
  z.object({
    id: z.int(),
    parentId: z.int(),
    order: z.int(),
    alias: localized,
    name: localized,
    description: localized,
    meta,
    primaryImage: z.string().nullable(),
    hidden: z.boolean().default(false),
  }),
);

const brands = z.array(
  z.object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    description: localized,
    primaryImage: z.string().nullable(),
  }),
);

const sku = z.object({
  id: z.int(),
  articleNumber: z.string(),
  name: localized,
  gtin: z.string().nullable(),
  stock: z.object({ inStock: z.int(), oversellable: z.int(), static: z.int(), incoming: z.string().nullable() }),
  weight: z.int(),
});

const products = z.array(
  z.object({
    id: z.int(),
    key: z.string(),
    alias: localized,
    name: localized,
    articleNumber: z.string(),
    brandId: z.int(),
    categoryIds: z.array(z.int()).min(1),
    family: z.string(),
    color: z.object({ name: localized, hex: z.string() }).nullable(),
    texts: z.object({ text1: localized, text2: localized, text3: localized }),
    meta,
    regularPrice: byCurrency,
    sellingPrice: byCurrency,
    vatRate: z.int().min(0).max(100),
    images: z.array(z.object({ fileName: z.string(), alt: localized })),
    skus: z.array(sku).min(1),
    parameters: z.array(z.object({ key: z.string(), name: localized, value: localized, filter: z.boolean() })),
    firstAvailableOn: day,
    soldCount: z.int(),
    relatedIds: z.array(z.int()),
    reviews: z.array(z.object({ author: z.string(), rating: z.int().min(1).max(5), comment: localized, date: day })),
  }),
);

const menuItem: z.ZodType<SeedMenuItem> = z.object({
  label: localized,
  type: z.string(),
  target: z.union([z.number(), z.string(), localized]),
  targetBlank: z.boolean().exactOptional(),
  get children() {
    return z.array(menuItem).exactOptional();
  },
});

const menus = z.array(z.object({ location: z.string(), title: localized, items: z.array(menuItem) }));

const width = z.enum(['full', 'half', 'third', 'quarter']);
const settings = z.record(z.string(), z.unknown());
const widget = z.object({
  name: z.string(),
  size: width,
  configuration: z.object({ sv: settings, en: settings }),
  images: z.array(z.string()),
});
const pages = z.array(
  z.object({
    key: z.string(),
    alias: localized.nullable(),
    family: z.string().nullable(),
    areaName: z.string().nullable(),
    title: localized,
    meta,
    tags: z.array(z.string()),
    containers: z.array(
      z.object({
        layout: width,
        design: z.enum(['default', 'narrow', 'full-width', 'contained']),
        responsiveMode: z.enum(['stack', 'collapse']),
        widgets: z.array(widget),
      }),
    ),
  }),
);

const campaigns = z.array(z.object({ id: z.int(), alias: localized, name: localized, productIds: z.array(z.int()) }));

const word = z.string().regex(/^[\p{Ll}\p{N}]+$/u);
const synonyms = z.array(z.object({ language: z.enum(['sv', 'en']), word, synonyms: z.array(word).min(1) }));

/** @throws Error naming the file when one is missing or has another shape */
export async function readSeed(folder: string): Promise<SeedData> {
  async function read<Value>(name: string, shape: z.ZodType<Value>): Promise<Value> {
    const file = join(folder, name);
    const parsed = shape.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!parsed.success) throw new Error(`${file} is no seed file.\n${z.prettifyError(parsed.error)}`);
    return parsed.data;
  }
  return {
    categories: await read('categories.json', categories),
    brands: await read('brands.json', brands),
    products: await read('products.json', products),
    menus: await read('menus.json', menus),
    pages: await read('pages.json', pages),
    campaigns: await read('campaigns.json', campaigns),
    synonyms: await read('synonyms.json', synonyms),
  };
}
