import { apolloContext } from '@storefront/api/operations';
import { breadcrumbs } from '@storefront/domain/catalog/breadcrumbs';
import { PageError } from '@storefront/domain/pageError';
import type { LoaderArgs } from '@storefront/federation/contract';
import { redirect } from '@storefront/platform/router';
import {
  FACETS_VARIABLES,
  hasChosen,
  isReachable,
  listRequest,
  productsVariables,
} from '@storefront/product-list/listRequest';
import { lastPage } from '@storefront/product-list/lastPage';
import { productListFrom } from '@storefront/product-list/productListFrom';
import { pathTo } from '@storefront/routing/paths';
import { placeOf } from '@storefront/routing/usePathTo';
import { storeContext } from '@storefront/store/appStore';
import { categoriesContext, type CategoryFacts } from '@storefront/store/categories';
import { shopContext } from '@storefront/store/shop';
import type { Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { canonicalRedirect, plain } from '../meta/canonicalRedirect.ts';
import { ProductsDocument, type ProductsQueryVariables } from './ListPage.generated.ts';
import type { ListPageData } from './ListPage.tsx';
import { ListPageInfoDocument } from './ListPageInfo.generated.ts';
import { listAreas } from './listAreas.ts';
import { listArguments, listRoute, listTarget } from './listTarget.ts';

/**
 * What a list page shows: what the list is, its products and what they can be narrowed by.
 *
 * @throws PageError 404 for an address that names no list or no page of it; a redirect to the list's own address
 */
export async function loadListPage({ request, route, params, context, fillSlot }: LoaderArgs): Promise<ListPageData> {
  const shop = context.get(shopContext);
  const { defaultProductSort: defaultSort, productPageSize: pageSize } = shop.config;
  const address = new URL(request.url);
  const listed = listTarget(route, params);
  if (!listed) throw new PageError(404, `${address.pathname} names no list`);
  const asked = listRequest(address, { defaultSort, pageSize }, context.get(storeContext).getState().list);
  if (!isReachable(asked)) throw new PageError(404, `page ${asked.last} is beyond every list`);

  const { name, params: aliases } = listRoute(listed);
  const ownPath = pathTo(name, placeOf(shop), aliases);
  const url = plain(route === 'list-type' ? ownPath : address.pathname);
  fillSlot?.('mf-content/WidgetArea', listAreas(listed, url, shop.config));
  const target = listArguments(listed, url);
  const api = context.get(apolloContext);
  const { signal } = request;
  const products = async (variables: ProductsQueryVariables, remember?: boolean) =>
    api.query({
      document: ProductsDocument,
      variables: { ...target, ...variables },
      signal,
      ...(remember !== undefined && { remember }),
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
    hasChosen(asked) ? products(FACETS_VARIABLES) : undefined,
  ]);

  if (listed.kind !== 'all' && !info?.id) throw new PageError(404, `there is no list at ${url}`);
  if (!found) throw new PageError(503, 'the list came back empty-handed');
  const list = productListFrom(asked, { found, unfiltered: unfiltered?.products ?? undefined }, shop.config);
  if (list.last > lastPage(list)) throw new PageError(404, `${url} has no page ${list.last}`);
  const canonical = info?.canonicalUrl ?? ownPath;
  const elsewhere = canonicalRedirect(address, canonical, shop);
  if (elsewhere) throw redirect(elsewhere, 302);

  return {
    kind: listed.kind,
    info: info ?? null,
    trail: trailTo(canonical, context.get(categoriesContext)),
    canonical,
    list,
    target,
  };
}

/** The categories above a list of one; a brand or campaign has none. */
function trailTo(canonical: string, categories: readonly CategoryFacts[]): Crumb[] {
  const own = categories.find(({ canonicalUrl }) => canonicalUrl === canonical);
  const trail = own ? breadcrumbs(categories, own.categoryId).slice(0, -1) : [];
  return trail.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl }));
}
