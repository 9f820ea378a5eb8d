import { apolloContext } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { ProductsDocument, type FavoritesPage_productFragment } from './FavoritesPage.generated.ts';
import { missingIds } from './savedProducts.ts';

export interface FavoritesPageData {
  products: FavoritesPage_productFragment[];
  /** The favorites in the request. */
  requestedIds: readonly number[];
  /** Saved favorites that the shop no longer has. */
  missingIds: readonly number[];
}

/** Loads the saved products. Sends no request without favorites. @throws PageError */
export async function loader({ context }: LoaderArgs): Promise<FavoritesPageData> {
  const { productIds } = context.get(storeContext).getState().favorites;
  if (productIds.length === 0) return { products: [], requestedIds: [], missingIds: [] };

  const { products: found } = await context.get(apolloContext).query({
    document: ProductsDocument,
    variables: { filter: { productIds }, take: productIds.length },
  });
  if (!found) throw new PageError(503, 'The products query returned no data.');
  const products = compact(found.products);
  return { products, requestedIds: productIds, missingIds: missingIds(productIds, products, found.count) };
}
