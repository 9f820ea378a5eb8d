import type { GraphQLOperations } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { present } from '@storefront/domain/present';
import { productsVariables } from '@storefront/product-list/listRequest';
import { ProductsDocument } from './ResultsPage.generated.ts';
import type { ResultsPageData } from './ResultsPage.tsx';
import { withText } from './withText.ts';

/** Another page of results that are shown. @throws ApiError */
export async function fetchPage(
  operations: GraphQLOperations,
  { search, list }: ResultsPageData,
  page: number,
): Promise<ProductCard_productFragment[]> {
  const { products } = await operations.query({
    document: ProductsDocument,
    variables: withText(search, productsVariables(list, page)),
    remember: false,
  });
  return present(products?.products);
}
