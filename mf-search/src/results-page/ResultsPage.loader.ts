import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { lastPage } from '@hemvaror/product-list/lastPage';
import {
  FACETS_VARIABLES,
  hasSelection,
  isReachable,
  listRequest,
  productsVariables,
} from '@hemvaror/product-list/listRequest';
import type { ProductList } from '@hemvaror/product-list/ProductList';
import { productListFrom } from '@hemvaror/product-list/productListFrom';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { searchText } from '../searchText.ts';
import { ProductsDocument, type ProductsQueryVariables } from './ResultsPage.generated.ts';
import { withText } from './withText.ts';

export interface ResultsPageData {
  /** As searched for; empty when the address holds nothing but spaces. */
  search: string;
  list: ProductList;
}

/** CATALOG-25: the best match comes first. */
const DEFAULT_SORT = 'RELEVANCE';

/**
 * What was found for the text of an address, and what it can be narrowed by: the groups of all that was found are asked for
 * once a visit, so that a choice costs one request. Nothing is asked for an address without a text.
 *
 * @throws PageError 404 for a page that the results do not have
 */
export async function loader({ params, request, context }: LoaderArgs): Promise<ResultsPageData> {
  const { config } = context.get(shopContext);
  const search = searchText(params['search'] ?? '');
  const asked = listRequest(
    new URL(request.url),
    { defaultSort: DEFAULT_SORT, pageSize: config.productPageSize },
    context.get(storeContext).getState().list,
  );
  if (!isReachable(asked)) throw new PageError(404, `page ${asked.last} is beyond all results`);
  if (search === '') return { search, list: productListFrom(asked, { found: { count: 0, products: null } }, config) };

  const api = context.get(apolloContext);
  const products = async (variables: ProductsQueryVariables, cached: boolean) =>
    api.query({
      document: ProductsDocument,
      variables: withText(search, variables),
      signal: request.signal,
      cached,
    });
  const [{ products: found }, unfiltered] = await Promise.all([
    products({ ...productsVariables(asked, asked.first, asked.last), withFacets: true }, false),
    hasSelection(asked) ? products(FACETS_VARIABLES, true) : undefined,
  ]);

  if (!found) throw new PageError(503, 'the search came back empty-handed');
  const list = productListFrom(asked, { found, unfiltered: unfiltered?.products ?? undefined }, config);
  if (list.last > lastPage(list)) throw new PageError(404, `the results have no page ${list.last}`);
  return { search, list };
}

/** Another page of results that are shown. @throws ApiError */
export async function loadPage(
  operations: GraphQLOperations,
  { search, list }: ResultsPageData,
  page: number,
): Promise<ProductCard_productFragment[]> {
  const { products } = await operations.query({
    document: ProductsDocument,
    variables: withText(search, productsVariables(list, page)),
    cached: false,
  });
  return compact(products?.products);
}
