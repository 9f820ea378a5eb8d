import { apolloContext } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { BrandsDocument, type BrandLink_brandFragment } from './ExampleRemotePage.generated.ts';

export interface ExampleRemotePageData {
  brands: BrandLink_brandFragment[];
}

/** Loads all brands of the shop. @throws PageError 503 if the query returns no data */
export async function loader({ context }: LoaderArgs): Promise<ExampleRemotePageData> {
  const { brands } = await context.get(apolloContext).query({ document: BrandsDocument, variables: {} });
  if (!brands) throw new PageError(503, 'The brands query returned no data.');
  return { brands: compact(brands) };
}
