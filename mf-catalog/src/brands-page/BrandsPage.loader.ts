import { apolloContext } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { brandGroups, type BrandGroup } from './brandGroups.ts';
import { BrandsDocument, type BrandsPage_brandFragment } from './BrandsPage.generated.ts';

export interface BrandsPageData {
  groups: BrandGroup<BrandsPage_brandFragment>[];
}

/** Loads all brands, grouped by their first letter. @throws PageError */
export async function loader({ context }: LoaderArgs): Promise<BrandsPageData> {
  const { brands } = await context.get(apolloContext).query({ document: BrandsDocument, variables: {} });
  if (!brands) throw new PageError(503, 'The brands query returned no data.');
  return { groups: brandGroups(compact(brands), context.get(shopContext).locale) };
}
