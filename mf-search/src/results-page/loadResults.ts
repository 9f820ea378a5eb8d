import { apolloContext } from '@storefront/api/operations';
import { PageError } from '@storefront/domain/pageError';
import type { LoaderArgs } from '@storefront/federation/contract';
import { lastPage } from '@storefront/product-list/lastPage';
import {
  FACETS_VARIABLES,
  hasChosen,
  isReachable,
  listRequest,
  productsVariables,
} from '@storefront/product-list/listRequest';
import { productListFrom } from '@storefront/product-list/productListFrom';
import { storeContext } from '@storefront/store/appStore';
import { shopContext } from '@storefront/store/shop';
import { searchText } from '../searchText.ts';
import { ProductsDocument, type ProductsQueryVariables } from './ResultsPage.generated.ts';
import type { ResultsPageData } from './ResultsPage.tsx';
import { withText } from './withText.ts';

/** CATALOG-25: the best match comes first. */
const DEFAULT_SORT = 'RELEVANCE';

/**
 * What was found for the text of an address, and what it can be narrowed by: the groups of all that was found are asked for
 * once a visit, so that a choice costs one request. Nothing is asked for an address without a text.
 *
 * @throws PageError 404 for a page that the results do not have
 */
export async function loadResults({ params, request, context }: LoaderArgs): Promise<ResultsPageData> {
  const { config } = context.get(shopContext);
  const search = searchText(params['search'] ?? '');
  const asked = listRequest(
    new URL(request.url),
    { defaultSort: DEFAULT_SORT, pageSize: config.productPageSize },
    context.get(storeContext).getState().list,
  );
  if (!isReachable(asked)) throw new PageError(404, `page ${asked.last} is beyond all results`);
  if (search === '') return { search, list: productListFrom(asked, { found: { count: 0 } }, config) };

  const api = context.get(apolloContext);
  const products = async (variables: ProductsQueryVariables, remember: boolean) =>
    api.query({
      document: ProductsDocument,
      variables: withText(search, variables),
      signal: request.signal,
      remember,
    });
  const [{ products: found }, unfiltered] = await Promise.all([
    products({ ...productsVariables(asked, asked.first, asked.last), withFacets: true }, false),
    hasChosen(asked) ? products(FACETS_VARIABLES, true) : undefined,
  ]);

  if (!found) throw new PageError(503, 'the search came back empty-handed');
  const list = productListFrom(asked, { found, unfiltered: unfiltered?.products ?? undefined }, config);
  if (list.last > lastPage(list)) throw new PageError(404, `the results have no page ${list.last}`);
  return { search, list };
}
