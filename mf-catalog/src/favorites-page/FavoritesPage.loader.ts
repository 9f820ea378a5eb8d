import { apolloContext } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { ProductsDocument, type FavoritesPage_productFragment } from './FavoritesPage.generated.ts';
import { missingIds } from './savedProducts.ts';

export interface FavoritesPageData {
  products: FavoritesPage_productFragment[];
  /** The favorites that were asked for. */
  requestedIds: readonly number[];
  /** Saved, but no longer in the shop. */
  missingIds: readonly number[];
}

/** The products that the shopper has saved; nothing is fetched without any. @throws PageError */
export async function loader({ context }: LoaderArgs): Promise<FavoritesPageData> {
  const { productIds } = context.get(storeContext).getState().favorites;
  if (productIds.length === 0) return { products: [], requestedIds: [], missingIds: [] };

  const { products: found } = await context.get(apolloContext).query({
    document: ProductsDocument,
    variables: { filter: { productIds }, take: productIds.length },
  });
  if (!found) throw new PageError(503, 'the favorites came back empty-handed');
  const products = compact(found.products);
  return { products, requestedIds: productIds, missingIds: missingIds(productIds, products, found.count) };
}
