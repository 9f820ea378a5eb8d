import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { compact } from '@hemvaror/domain/compact';
import type { ProductsQuery, ProductsQueryVariables } from './productsById.generated.ts';

/** Sends the query `products` of `productsById.graphql`. */
export type QueryProducts = (variables: ProductsQueryVariables) => Promise<ProductsQuery>;

/** Fetches the products for cards, in the order of the ids. Omits those that the shop does not have. @throws ApiError */
export async function productsById(
  ids: readonly number[],
  query: QueryProducts,
): Promise<ProductCard_productFragment[]> {
  const { products: found } = await query({ filter: { productIds: [...ids] }, take: ids.length });
  const byId = new Map(compact(found?.products).map((product) => [product.productId, product]));
  return compact(ids.map((id) => byId.get(id)));
}
