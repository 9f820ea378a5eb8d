import type { GraphQLOperations } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { present } from '@storefront/domain/present';
import { ProductsDocument } from './productsById.generated.ts';

/** Products as cards want them, in the order of their ids; those that the shop does not have are left out. @throws ApiError */
export async function productsById(
  operations: GraphQLOperations,
  ids: readonly number[],
): Promise<ProductCard_productFragment[]> {
  const { products: found } = await operations.query({
    document: ProductsDocument,
    variables: { filter: { productIds: [...ids] }, take: ids.length },
  });
  const byId = new Map(present(found?.products).map((product) => [product.productId, product]));
  return present(ids.map((id) => byId.get(id)));
}
