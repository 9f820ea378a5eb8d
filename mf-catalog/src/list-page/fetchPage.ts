import type { GraphQLOperations } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { present } from '@storefront/domain/present';
import { productsVariables } from '@storefront/product-list/listRequest';
import { ProductsDocument } from './ListPage.generated.ts';
import type { ListPageData } from './ListPage.tsx';

/** Another page of a list that is shown. @throws ApiError */
export async function fetchPage(
  operations: GraphQLOperations,
  { list, target }: Pick<ListPageData, 'list' | 'target'>,
  page: number,
): Promise<ProductCard_productFragment[]> {
  const { products } = await operations.query({
    document: ProductsDocument,
    variables: { ...target, ...productsVariables(list, page) },
  });
  return present(products?.products);
}
