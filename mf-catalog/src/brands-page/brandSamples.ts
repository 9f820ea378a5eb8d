import { compact } from '@hemvaror/domain/compact';
import type { BrandSamples_resultFragment } from './brandSamples.generated.ts';

const IMAGES = 3;

/** A sample of the products of a brand. */
export interface BrandSamples {
  /** Number of products; 0 if unknown. */
  count: number;
  /** File names of product images, at most three. */
  images: string[];
}

/**
 * The number of products and some product images of each brand, by the brand's name, which is the label of its facet. Products
 * of different categories come first, so that the images show the breadth of a brand.
 *
 * @param result products in the order of preference, with the facets of the whole shop
 */
export function brandSamples(result: BrandSamples_resultFragment | null | undefined): Map<string, BrandSamples> {
  const values = compact(result?.filters?.facets)
    .filter(({ type }) => type === 'Brand')
    .flatMap((group) => compact(group.values));
  const counts = new Map(values.map(({ label, count }) => [label, count]));
  const products = compact(result?.products);
  const names = new Set([...counts.keys(), ...products.map(({ brand }) => brand?.name)]);

  return new Map(
    [...names].flatMap((name) => {
      const ofBrand = products.filter(({ brand }) => brand?.name === name);
      return name ? [[name, { count: counts.get(name) ?? 0, images: imagesOf(ofBrand) }]] : [];
    }),
  );
}

type Product = NonNullable<NonNullable<BrandSamples_resultFragment['products']>[number]>;

function imagesOf(products: readonly Product[]): string[] {
  const seen = new Set<number>();
  const [first, further]: [Product[], Product[]] = [[], []];
  for (const product of products) {
    (seen.has(product.categoryId) ? further : first).push(product);
    seen.add(product.categoryId);
  }
  return [...first, ...further]
    .flatMap(({ productImages }) => compact(productImages)[0]?.fileName ?? [])
    .slice(0, IMAGES);
}
