import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { breadcrumbs } from '@hemvaror/domain/catalog/breadcrumbs';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import { pageTitle } from '@hemvaror/domain/site/pageTitle';
import type { LoaderArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { redirect } from '@hemvaror/runtime/libraries/router';
import {
  FACETS_VARIABLES,
  hasSelection,
  isReachable,
  listRequest,
  productsVariables,
} from '@hemvaror/product-list/listRequest';
import { fetchPages } from '@hemvaror/product-list/fetchPages';
import { lastPage } from '@hemvaror/product-list/lastPage';
import type { ProductList } from '@hemvaror/product-list/ProductList';
import { productListFrom } from '@hemvaror/product-list/productListFrom';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { categoriesContext, type CategorySummary } from '@hemvaror/runtime/shop/categories';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import type { Crumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';
import { alternatesOf } from '@hemvaror/domain/site/alternatesOf';
import { canonicalRedirect, plain } from '../meta/canonicalRedirect.ts';
import { ProductsDocument, type ListPage_infoFragment, type ProductsQueryVariables } from './ListPage.generated.ts';
import { campaignLinks, type CampaignLink } from './campaignLinks.ts';
import { listAreas } from './listAreas.ts';
import { listArguments, listRoute, listTarget, type ListKind } from './listTarget.ts';
import { subCategoryCounts } from './subCategoryCounts.ts';

export interface ListPageData {
  kind: ListKind;
  /** Null for the list of all products, whose texts are messages. */
  info: Omit<ListPage_infoFragment, 'alternativeUrls'> | null;
  /** Paths of the list by locale. Undefined for the list of all products, which has a route in each language. */
  alternates?: PageMeta['alternates'];
  crumbs: Crumb[];
  /** Canonical path. */
  canonical: string;
  list: ProductList;
  /** Number of products in the whole list without a selection, and by the URL of its subcategories. */
  total: number;
  subCategoryCounts: Record<string, number>;
  /** The campaigns of the sale page; empty on other lists. */
  campaigns: CampaignLink[];
  /** Arguments that identify the list in API queries. */
  target: ReturnType<typeof listArguments>;
}

/**
 * Loads a list: its details, the requested products and the filters.
 *
 * @throws PageError 404 for an unknown list or page number; a redirect to the canonical URL
 */
export async function loader({ request, route, params, context, fillSlot }: LoaderArgs): Promise<ListPageData> {
  const shop = context.get(shopContext);
  const { defaultProductSort: defaultSort, productPageSize: pageSize } = shop.config;
  const requestedUrl = new URL(request.url);
  const listed = listTarget(route, params);
  if (!listed) throw new PageError(404, `${requestedUrl.pathname} is not a list.`);
  const requestedList = listRequest(requestedUrl, { defaultSort, pageSize }, context.get(storeContext).getState().list);
  if (!isReachable(requestedList))
    throw new PageError(404, `Page ${requestedList.last} exceeds the maximum page number of lists.`);

  const { name, params: aliases } = listRoute(listed);
  const ownPath = pathTo(name, localePrefixOf(shop), aliases);
  const url = plain(route === 'list-type' ? ownPath : requestedUrl.pathname);
  fillSlot?.('mf-content/WidgetArea', listAreas(listed, url, shop.config));
  const target = listArguments(listed, url);
  const api = context.get(apolloContext);
  const { signal } = request;
  const query = async (variables: ProductsQueryVariables) =>
    api.query({ document: ProductsDocument, variables: { ...target, ...variables }, signal });
  const details = listed.kind === 'all' ? {} : { withInfo: true, pageUrl: url };
  let info: ListPage_infoFragment | null | undefined;
  /** The part of the list without a selection: it has the details, so that another selection does not fetch them again. */
  const wholeList = async (variables: ProductsQueryVariables) => {
    const { listPageInfo, products } = await query({ ...variables, ...details });
    info = listPageInfo;
    return products;
  };
  const isSelected = hasSelection(requestedList);
  const [found, unfiltered] = await Promise.all([
    fetchPages(requestedList, async (variables) =>
      variables.withFacets && !isSelected ? wholeList(variables) : (await query(variables)).products,
    ),
    isSelected ? wholeList(FACETS_VARIABLES) : undefined,
  ]);

  if (listed.kind !== 'all' && !info?.id) throw new PageError(404, `The API has no list ${url}.`);
  if (!found) throw new PageError(503, 'The products query returned no data.');
  const list = productListFrom(requestedList, { found, unfiltered: unfiltered ?? undefined }, shop.config);
  if (list.last > lastPage(list)) throw new PageError(404, `${url} has no page ${list.last}.`);
  const canonical = info?.canonicalUrl ?? ownPath;
  const redirectPath = canonicalRedirect(requestedUrl, canonical, shop);
  if (redirectPath) throw redirect(redirectPath, 302);

  const whole = unfiltered ?? found;
  return {
    kind: listed.kind,
    ...describe(info, shop.config),
    crumbs: crumbsOf(canonical, context.get(categoriesContext)),
    canonical,
    list,
    total: whole.count,
    campaigns: listed.kind === 'sale' ? campaignLinks(whole.filters?.facets, info?.primaryDescription ?? '') : [],
    subCategoryCounts: info?.subCategories?.length ? subCategoryCounts(whole.filters?.facets) : {},
    target,
  };
}

/** The details of a list for its head, without the shop's name in the title, which the shell appends. */
function describe(
  info: ListPage_infoFragment | null | undefined,
  { shopName }: Pick<PublicConfig, 'shopName'>,
): Pick<ListPageData, 'info' | 'alternates'> {
  if (!info) return { info: null };
  const { alternativeUrls, meta, ...details } = info;
  return {
    info: { ...details, meta: meta && { ...meta, title: pageTitle(meta.title, shopName) } },
    alternates: alternatesOf(alternativeUrls),
  };
}

/** Fetches another page of a rendered list. @throws ApiError */
export async function loadPage(
  operations: GraphQLOperations,
  { list, target }: Pick<ListPageData, 'list' | 'target'>,
  page: number,
): Promise<ProductList['products']> {
  const { products } = await operations.query({
    document: ProductsDocument,
    variables: { ...target, ...productsVariables(list, page) },
  });
  return compact(products?.products);
}

/** The parent categories of a category list; brands and campaigns have none. */
function crumbsOf(canonical: string, categories: readonly CategorySummary[]): Crumb[] {
  const category = categories.find(({ canonicalUrl }) => canonicalUrl === canonical);
  const crumbs = category ? breadcrumbs(categories, category.categoryId).slice(0, -1) : [];
  return crumbs.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl }));
}
