import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
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
  /** An image for the page without favorites: that of the newest product. */
  newestImage: string | null;
}

/** Loads the saved products, or the image of the newest product without favorites. @throws PageError */
export async function loader({ context }: LoaderArgs): Promise<FavoritesPageData> {
  const { productIds } = context.get(storeContext).getState().favorites;
  const api = context.get(apolloContext);
  if (productIds.length === 0) {
    return { products: [], requestedIds: [], missingIds: [], newestImage: await newestImage(api) };
  }

  const { products: found } = await api.query({
    document: ProductsDocument,
    variables: { filter: { productIds }, take: productIds.length },
  });
  if (!found) throw new PageError(503, 'The products query returned no data.');
  const products = compact(found.products);
  const missing = missingIds(productIds, products, found.count);
  return { products, requestedIds: productIds, missingIds: missing, newestImage: null };
}

/** Null if the request fails: the page is complete without an image. */
async function newestImage(api: GraphQLOperations): Promise<string | null> {
  try {
    const { products } = await api.query({
      document: ProductsDocument,
      variables: { filter: { sort: 'LATEST' }, take: 1 },
    });
    return compact(compact(products?.products)[0]?.productImages)[0]?.fileName ?? null;
  } catch {
    return null;
  }
}
