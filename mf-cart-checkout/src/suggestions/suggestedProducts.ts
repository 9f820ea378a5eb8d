import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { FilterInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { relatedIds } from './relatedIds.ts';
import { ProductsDocument, RelatedProductsDocument } from './suggestedProducts.generated.ts';
import type { SuggestionList_productFragment } from './SuggestionList.generated.ts';

type Suggestion = SuggestionList_productFragment;

/** One request each: a long cart must not send a dozen. */
const MAX_LINES = 3;
const MAX_SUGGESTIONS = 3;
/** Twice as many as needed, as some may be out of stock. */
const MAX_CANDIDATES = 6;

/** Products in stock that are related to the last lines of the cart. @throws ApiError */
export async function relatedToCart(operations: GraphQLOperations, cart: Cart): Promise<Suggestion[]> {
  const products = compact(compact(cart.items).map(({ product }) => product));
  const related = await Promise.all(
    products.slice(-MAX_LINES).map(async ({ alias }) => {
      const data = await operations.query({ document: RelatedProductsDocument, variables: { alias } });
      return compact(compact(data.relatedProducts).map(({ skus }) => compact(skus)[0]?.productId));
    }),
  );
  const ids = relatedIds(
    related,
    products.map(({ productId }) => productId),
  ).slice(0, MAX_CANDIDATES);
  return ids.length === 0 ? [] : fetchProducts(operations, { productIds: ids });
}

/** The products with these ids that are in stock, in their order. @throws ApiError */
export async function viewedProducts(operations: GraphQLOperations, ids: readonly number[]): Promise<Suggestion[]> {
  return fetchProducts(operations, { productIds: ids.slice(0, MAX_CANDIDATES) });
}

/** The newest products in stock. @throws ApiError */
export async function newProducts(operations: GraphQLOperations): Promise<Suggestion[]> {
  return fetchProducts(operations, { sort: 'LATEST' });
}

async function fetchProducts(operations: GraphQLOperations, filter: FilterInputType): Promise<Suggestion[]> {
  const { products } = await operations.query({
    document: ProductsDocument,
    variables: { filter, take: MAX_CANDIDATES },
  });
  const found = compact(products?.products);
  const ordered = filter.productIds
    ? compact(filter.productIds.map((id) => found.find(({ productId }) => productId === id)))
    : found;
  return ordered.filter(({ totalStock }) => (totalStock?.totalStock ?? 0) > 0).slice(0, MAX_SUGGESTIONS);
}
