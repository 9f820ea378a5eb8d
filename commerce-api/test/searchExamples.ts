import * as z from 'zod';
import type { CatalogEntries, ProductEntry } from '../src/model/catalogEntries.ts';

/** A kind of right hit: a product or page with all of the given properties. Names are Swedish. */
const rightShape = z.strictObject({
  /** In one of these categories, or in a category below. */
  in: z.array(z.string()).optional(),
  /** With one of these values of a parameter, sizes or brands. */
  with: z.array(z.string()).optional(),
  /** One of these products, by name. */
  products: z.array(z.string()).optional(),
  /** Reduced in price. */
  sale: z.literal(true).optional(),
  /** Among the five latest products of the shop. */
  newest: z.literal(true).optional(),
  /** One of these content pages, by key. */
  pages: z.array(z.string()).optional(),
});

/** A search with its right hits: a hit of any kind is right. */
const exampleShape = z.strictObject({
  language: z.enum(['sv', 'en']),
  text: z.string(),
  right: z.array(rightShape),
  /** Whether no hit is right as well. */
  orNothing: z.literal(true).optional(),
  note: z.string().optional(),
});

export type SearchExample = z.infer<typeof exampleShape>;

export const searchExamplesShape = z.array(exampleShape);

const FIRST_HITS = 3;
const NEWEST = 5;

export interface CheckedExample {
  isRight: boolean;
  search: string;
  /** The first hits, for a person who reads the failures. */
  hits: string;
}

/** @param ids the products that the search finds, best first */
export function checkExample(
  { language, text, right, orNothing }: SearchExample,
  ids: readonly number[],
  data: CatalogEntries,
): CheckedExample {
  const byId = new Map(data.products.map((product) => [product.id, product]));
  const first = ids.slice(0, FIRST_HITS).flatMap((id) => byId.get(id) ?? []);
  const isRight =
    ids.length === 0
      ? orNothing === true
      : first.some((product) => right.some((kind) => isOfKind(product, kind, data)));
  const names = first.map(({ name }) => name.sv).join(' | ');
  return { isRight, search: `${language} "${text}"`, hits: `${ids.length} hits: ${names}` };
}

function isOfKind(product: ProductEntry, kind: z.infer<typeof rightShape>, data: CatalogEntries): boolean {
  const { in: categories, with: values, products, sale, newest } = kind;
  return (
    (!categories || categoryNames(product, data).some((name) => categories.includes(name))) &&
    (!values || valuesOf(product, data).some((value) => values.includes(value))) &&
    (!products || products.includes(product.name.sv)) &&
    (!sale || product.sellingPrice.SEK < product.regularPrice.SEK) &&
    (!newest || newestOf(data).includes(product.id))
  );
}

function categoryNames({ categoryIds }: ProductEntry, { categories }: CatalogEntries): string[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  // Iterating over a set includes items that are added meanwhile, so this adds all ancestors.
  const ids = new Set(categoryIds);
  for (const id of ids) ids.add(byId.get(id)?.parentId ?? 0);
  return [...ids].flatMap((id) => byId.get(id)?.name.sv ?? []);
}

function valuesOf({ parameters, skus, brandId }: ProductEntry, { brands }: CatalogEntries): string[] {
  return [
    ...parameters.map(({ value }) => value.sv),
    ...skus.map(({ name }) => name.sv.replaceAll('\u00A0', ' ')),
    ...brands.filter(({ id }) => id === brandId).map(({ name }) => name),
  ];
}

function newestOf({ products }: CatalogEntries): number[] {
  return products
    .toSorted((left, right) => right.firstAvailableOn.localeCompare(left.firstAvailableOn))
    .slice(0, NEWEST)
    .map(({ id }) => id);
}
