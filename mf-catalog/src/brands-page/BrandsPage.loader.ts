import { apolloContext } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { brandGroups, type BrandGroup } from './brandGroups.ts';
import { brandSamples, type BrandSamples } from './brandSamples.ts';
import { BrandsDocument, type BrandsPage_brandFragment } from './BrandsPage.generated.ts';

export interface BrandsPageData {
  groups: BrandGroup<BrandsPage_brandFragment & Partial<BrandSamples>>[];
}

/** The most that the API returns. Brands without a product among them have their own image. */
const SAMPLES = { take: 200, filter: { sort: 'MOST_SOLD' } } as const;

/** Loads all brands with samples of their products, grouped by their first letter. @throws PageError */
export async function loader({ context }: LoaderArgs): Promise<BrandsPageData> {
  const { brands, products } = await context.get(apolloContext).query({ document: BrandsDocument, variables: SAMPLES });
  if (!brands) throw new PageError(503, 'The brands query returned no data.');
  const samples = brandSamples(products);
  const withSamples = compact(brands).map((brand) => ({ ...brand, ...samples.get(brand.name ?? '') }));
  return { groups: brandGroups(withSamples, context.get(shopContext).locale) };
}
