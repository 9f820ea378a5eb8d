import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { compact } from '@hemvaror/domain/compact';
import type { ProductsQuery, ProductsQueryVariables } from './productsById.generated.ts';

/** Sends the query `products` of `productsById.graphql`. */
export type QueryProducts = (variables: ProductsQueryVariables) => Promise<ProductsQuery>;

/** Products as cards want them, in the order of their ids; those that the shop does not have are left out. @throws ApiError */
export async function productsById(
  ids: readonly number[],
  query: QueryProducts,
): Promise<ProductCard_productFragment[]> {
  const { products: found } = await query({ filter: { productIds: [...ids] }, take: ids.length });
  const byId = new Map(compact(found?.products).map((product) => [product.productId, product]));
  return compact(ids.map((id) => byId.get(id)));
}
