import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { fetchPages } from '@hemvaror/product-list/fetchPages';
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
import { CmsPagesDocument } from '../pages/ContentPages.generated.ts';
import { createPageFinder } from '../pages/createPageFinder.ts';
import type { FoundPage } from '../pages/findPages.ts';
import { searchText } from '../searchText.ts';
import { ProductsDocument, type ProductsQueryVariables } from './ResultsPage.generated.ts';
import { withText } from './withText.ts';

export interface ResultsPageData {
  /** The normalized search text; empty if the URL contains only spaces. */
  search: string;
  list: ProductList;
  /** The content pages that the search finds. */
  pages: FoundPage[];
  /** The page with the contact details, for a search without products. */
  contact: FoundPage | null;
}

/** CATALOG-25: the best match is first. */
const DEFAULT_SORT = 'RELEVANCE';
const NO_PAGES = { pages: [], contact: null };

/**
 * Loads the results and facets of a search. The API client caches the facets of the unfiltered results, so that a filter change
 * soon after costs one request. An empty text sends no request.
 *
 * @throws PageError 404 for a page beyond the last
 */
export async function loader({ params, request, context }: LoaderArgs): Promise<ResultsPageData> {
  const { config, locale } = context.get(shopContext);
  const search = searchText(params['search'] ?? '');
  const requestedList = listRequest(
    new URL(request.url),
    { defaultSort: DEFAULT_SORT, pageSize: config.productPageSize },
    context.get(storeContext).getState().list,
  );
  if (!isReachable(requestedList))
    throw new PageError(404, `Page ${requestedList.last} exceeds the maximum page number of lists.`);
  if (search === '')
    return {
      search,
      list: productListFrom(requestedList, { found: { count: 0, products: null } }, config),
      ...NO_PAGES,
    };

  const api = context.get(apolloContext);
  const pageFinder = createPageFinder(async () => api.query({ document: CmsPagesDocument, variables: {} }), locale);
  const products = async (variables: ProductsQueryVariables) => {
    const { signal } = request;
    return (await api.query({ document: ProductsDocument, variables: withText(search, variables), signal })).products;
  };
  const [found, unfiltered, pages] = await Promise.all([
    fetchPages(requestedList, products),
    hasSelection(requestedList) ? products(FACETS_VARIABLES) : undefined,
    pageFinder.find(search),
  ]);

  if (!found) throw new PageError(503, 'The products query returned no data.');
  const list = productListFrom(requestedList, { found, unfiltered: unfiltered ?? undefined }, config);
  if (list.last > lastPage(list)) throw new PageError(404, `The results have no page ${list.last}.`);
  const contact = list.count === 0 ? await pageFinder.findContact() : null;
  return { search, list, pages, contact };
}

/** Fetches another page of rendered results. @throws ApiError */
export async function loadPage(
  operations: GraphQLOperations,
  { search, list }: ResultsPageData,
  page: number,
): Promise<ProductList['products']> {
  const { products } = await operations.query({
    document: ProductsDocument,
    variables: withText(search, productsVariables(list, page)),
  });
  return compact(products?.products);
}
