import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { breadcrumbs } from '@hemvaror/domain/catalog/breadcrumbs';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import { pageTitle } from '@hemvaror/domain/site/pageTitle';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { redirect } from '@hemvaror/runtime/libraries/router';
import {
  FACETS_VARIABLES,
  hasSelection,
  isReachable,
  listRequest,
  productsVariables,
} from '@hemvaror/product-list/listRequest';
import { lastPage } from '@hemvaror/product-list/lastPage';
import type { ProductList } from '@hemvaror/product-list/ProductList';
import { productListFrom } from '@hemvaror/product-list/productListFrom';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { categoriesContext, type CategorySummary } from '@hemvaror/runtime/shop/categories';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import type { Crumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';
import { canonicalRedirect, plain } from '../meta/canonicalRedirect.ts';
import { ProductsDocument, type ProductsQueryVariables } from './ListPage.generated.ts';
import { ListPageInfoDocument, type ListPage_infoFragment } from './ListPageInfo.generated.ts';
import { listAreas } from './listAreas.ts';
import { listArguments, listRoute, listTarget, type ListKind } from './listTarget.ts';

export interface ListPageData {
  kind: ListKind;
  /** Null for the list of everything, which has words of its own. */
  info: ListPage_infoFragment | null;
  crumbs: Crumb[];
  /** Path of the page's own address. */
  canonical: string;
  list: ProductList;
  /** What says to the API which list it is. */
  target: ReturnType<typeof listArguments>;
}

/**
 * What a list page shows: what the list is, its products and what they can be narrowed by.
 *
 * @throws PageError 404 for an address that names no list or no page of it; a redirect to the list's own address
 */
export async function loader({ request, route, params, context, fillSlot }: LoaderArgs): Promise<ListPageData> {
  const shop = context.get(shopContext);
  const { defaultProductSort: defaultSort, productPageSize: pageSize } = shop.config;
  const address = new URL(request.url);
  const listed = listTarget(route, params);
  if (!listed) throw new PageError(404, `${address.pathname} names no list`);
  const asked = listRequest(address, { defaultSort, pageSize }, context.get(storeContext).getState().list);
  if (!isReachable(asked)) throw new PageError(404, `page ${asked.last} is beyond every list`);

  const { name, params: aliases } = listRoute(listed);
  const ownPath = pathTo(name, localePrefixOf(shop), aliases);
  const url = plain(route === 'list-type' ? ownPath : address.pathname);
  fillSlot?.('mf-content/WidgetArea', listAreas(listed, url, shop.config));
  const target = listArguments(listed, url);
  const api = context.get(apolloContext);
  const { signal } = request;
  const products = async (variables: ProductsQueryVariables, cached?: boolean) =>
    api.query({
      document: ProductsDocument,
      variables: { ...target, ...variables },
      signal,
      ...(cached !== undefined && { cached }),
    });
  const [{ listPageInfo: info }, { products: found }, unfiltered] = await Promise.all([
    listed.kind === 'all'
      ? { listPageInfo: null }
      : api.query({
          document: ListPageInfoDocument,
          variables: { url },
          signal,
        }),
    products({ ...productsVariables(asked, asked.first, asked.last), withFacets: true }, false),
    hasSelection(asked) ? products(FACETS_VARIABLES) : undefined,
  ]);

  if (listed.kind !== 'all' && !info?.id) throw new PageError(404, `there is no list at ${url}`);
  if (!found) throw new PageError(503, 'the list came back empty-handed');
  const list = productListFrom(asked, { found, unfiltered: unfiltered?.products ?? undefined }, shop.config);
  if (list.last > lastPage(list)) throw new PageError(404, `${url} has no page ${list.last}`);
  const canonical = info?.canonicalUrl ?? ownPath;
  const elsewhere = canonicalRedirect(address, canonical, shop);
  if (elsewhere) throw redirect(elsewhere, 302);

  const meta = info?.meta ?? null;
  return {
    kind: listed.kind,
    info: info ? { ...info, meta: meta && { ...meta, title: pageTitle(meta.title, shop.config.shopName) } } : null,
    crumbs: trailTo(canonical, context.get(categoriesContext)),
    canonical,
    list,
    target,
  };
}

/** Another page of a list that is shown. @throws ApiError */
export async function loadPage(
  operations: GraphQLOperations,
  { list, target }: Pick<ListPageData, 'list' | 'target'>,
  page: number,
): Promise<ProductCard_productFragment[]> {
  const { products } = await operations.query({
    document: ProductsDocument,
    variables: { ...target, ...productsVariables(list, page) },
  });
  return compact(products?.products);
}

/** The categories above a list of one; a brand or campaign has none. */
function trailTo(canonical: string, categories: readonly CategorySummary[]): Crumb[] {
  const own = categories.find(({ canonicalUrl }) => canonicalUrl === canonical);
  const crumbs = own ? breadcrumbs(categories, own.categoryId).slice(0, -1) : [];
  return crumbs.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl }));
}
