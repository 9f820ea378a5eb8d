import { apolloContext } from '@storefront/api/operations';
import { breadcrumbs } from '@storefront/domain/catalog/breadcrumbs';
import { PageError } from '@storefront/domain/pageError';
import { allChosen } from '@storefront/domain/list/listSelection';
import type { LoaderArgs, MetaArgs, PageMeta, PageSlots } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { redirect } from '@storefront/platform/router';
import { pathTo } from '@storefront/routing/paths';
import { placeOf } from '@storefront/routing/usePathTo';
import {
  FACETS_VARIABLES,
  hasChosen,
  isReachable,
  listRequest,
  productsVariables,
} from '@storefront/product-list/listRequest';
import { lastPage, productListFrom } from '@storefront/product-list/productListFrom';
import type { ProductList } from '@storefront/product-list/ProductList';
import { storeContext } from '@storefront/store/appStore';
import { categoriesContext, type CategoryFacts } from '@storefront/store/categories';
import { shopContext } from '@storefront/store/shop';
import type { Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { alternatesOf } from '../meta/alternates.ts';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { canonicalRedirect, plain } from '../meta/canonicalRedirect.ts';
import { homePath } from '../meta/homePath.ts';
import { pageTitle } from '../meta/pageTitle.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { ListIntro } from './ListIntro.tsx';
import classes from './ListPage.module.css';
import type { ProductsQueryVariables } from './ListPage.generated.ts';
import type { ListPageInfoQuery } from './ListPageInfo.generated.ts';
import { listArguments, listRoute, listTarget, type ListKind } from './listTarget.ts';
import { ProductListing } from './ProductListing.tsx';

// Only a navigation inside the app sends it: the first view comes with its data.
const listPageDocuments = () => import(/* webpackChunkName: "list-documents" */ './ListPage.generated.ts');
const listPageInfoDocuments = () => import(/* webpackChunkName: "list-documents" */ './ListPageInfo.generated.ts');
const areas = () => import(/* webpackChunkName: "list-documents" */ './listAreas.ts');

const PAGE_TYPES: Record<ListKind, string> = {
  all: 'All Page',
  category: 'Category Page',
  brand: 'Brand Page',
  'discount-campaign': 'Discount Campaign Page',
  list: 'List Page',
};

export interface ListPageData {
  kind: ListKind;
  /** Null for the list of everything, which has words of its own. */
  info: NonNullable<ListPageInfoQuery['listPageInfo']> | null;
  trail: Crumb[];
  /** Path of the page's own address. */
  canonical: string;
  list: ProductList;
  /** What says to the API which list it is. */
  target: ReturnType<typeof listArguments>;
}

export async function loader({ request, route, params, context, fillSlot }: LoaderArgs): Promise<ListPageData> {
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
  const target = listArguments(listed, url);
  const slotInputs = async () => (await areas()).listAreas(listed, url, shop.config);
  fillSlot?.('mf-content/WidgetArea', slotInputs());
  const api = context.get(apolloContext);
  const { signal } = request;
  const products = async (variables: ProductsQueryVariables) =>
    api.query({
      document: async () => (await listPageDocuments()).ProductsDocument,
      variables: { ...target, ...variables },
      signal,
    });
  const [{ listPageInfo: info }, { products: found }, unfiltered] = await Promise.all([
    listed.kind === 'all'
      ? { listPageInfo: null }
      : api.query({
          document: async () => (await listPageInfoDocuments()).ListPageInfoDocument,
          variables: { url },
          signal,
        }),
    products({ ...productsVariables(asked, asked.first, asked.last), withFacets: true }),
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

export function meta({ data, t, shop }: MetaArgs<ListPageData>): PageMeta {
  const { info, canonical } = data;
  const name = info?.name ?? t('list.all');
  const folder = data.kind === 'brand' ? 'brand' : 'category';
  const home = { label: t('home'), href: homePath(shop) };

  return {
    title: pageTitle(info?.meta?.title, name, shop.config.shopName),
    description: info?.meta?.description || t('list.description', { name, shop: shop.config.shopName }),
    canonical,
    // The list of everything is a route of its own in every language.
    ...(info && { alternates: alternatesOf(info.alternativeUrls) }),
    ...(info?.primaryImage && {
      image: `${shop.config.imageServer}/${folder}/1000w/${encodeURIComponent(info.primaryImage)}`,
    }),
    structuredData: [breadcrumbList([home, ...data.trail], { label: name, href: canonical }, shop)],
    // What is narrowed by filters has no end of addresses.
    noIndex: allChosen(data.list.selection).length > 0,
    pageType: PAGE_TYPES[data.kind],
  };
}

export function Component({ data, slots }: { data: ListPageData; slots?: PageSlots }) {
  const { t } = useTranslation('catalog');
  const name = data.info?.name ?? t('list.all');

  return (
    <>
      <PageTop trail={data.trail} current={name}>
        <ListIntro name={name} info={data.info} />
      </PageTop>
      {slots?.['top'] && <div className={classes.area}>{slots['top']}</div>}
      <PageContainer>
        <ProductListing list={data.list} target={data.target} />
      </PageContainer>
      {slots?.['bottom'] && <div className={classes.area}>{slots['bottom']}</div>}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('list.failed')} />;
}
