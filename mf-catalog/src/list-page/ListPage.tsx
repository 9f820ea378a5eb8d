import { apolloContext } from '@storefront/api/operations';
import { breadcrumbs } from '@storefront/domain/catalog/breadcrumbs';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs, MetaArgs, PageMeta, PageSlots } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { redirect } from '@storefront/platform/router';
import { pathTo } from '@storefront/routing/paths';
import { placeOf } from '@storefront/routing/usePathTo';
import { categoriesContext, type CategoryFacts } from '@storefront/store/categories';
import { shopContext } from '@storefront/store/shop';
import type { Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { alternatesOf } from '../meta/alternates.ts';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { canonicalRedirect, plain } from '../meta/canonicalRedirect.ts';
import { homePath } from '../meta/homePath.ts';
import { pageTitle } from '../meta/pageTitle.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { ListBar } from './ListBar.tsx';
import { ListIntro } from './ListIntro.tsx';
import classes from './ListPage.module.css';
import type { ListPageInfoQuery } from './ListPageInfo.generated.ts';
import { isReachable, lastPage, listQueryFrom } from './listQuery.ts';
import { listArguments, listRoute, listTarget, type ListKind } from './listTarget.ts';
import { ProductPages, type ProductPagesData } from './ProductPages.tsx';

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

export interface ListPageData extends ProductPagesData {
  kind: ListKind;
  /** Null for the list of everything, which has words of its own. */
  info: NonNullable<ListPageInfoQuery['listPageInfo']> | null;
  trail: Crumb[];
  /** Path of the page's own address. */
  canonical: string;
}

export async function loader({ request, route, params, context, fillSlot }: LoaderArgs): Promise<ListPageData> {
  const shop = context.get(shopContext);
  const { defaultProductSort: defaultSort, productPageSize: pageSize } = shop.config;
  const address = new URL(request.url);
  const target = listTarget(route, params);
  const { page, sort } = listQueryFrom(address.searchParams, defaultSort);
  if (!target) throw new PageError(404, `${address.pathname} names no list`);
  if (!isReachable(page, pageSize)) throw new PageError(404, `page ${page} is beyond every list`);

  const { name, params: aliases } = listRoute(target);
  const ownPath = pathTo(name, placeOf(shop), aliases);
  const url = plain(route === 'list-type' ? ownPath : address.pathname);
  const variables = { ...listArguments(target, url), filter: { sort }, take: pageSize };
  const slotInputs = async () => (await areas()).listAreas(target, url, shop.config);
  fillSlot?.('mf-content/WidgetArea', slotInputs());
  const api = context.get(apolloContext);
  const [{ listPageInfo: info }, { products: found }] = await Promise.all([
    target.kind === 'all'
      ? { listPageInfo: null }
      : api.query({ document: async () => (await listPageInfoDocuments()).ListPageInfoDocument, variables: { url } }),
    api.query({
      document: async () => (await listPageDocuments()).ProductsDocument,
      variables: { ...variables, skip: (page - 1) * pageSize },
    }),
  ]);

  if (target.kind !== 'all' && !info?.id) throw new PageError(404, `there is no list at ${url}`);
  if (!found) throw new PageError(503, 'the list came back empty-handed');
  if (page > lastPage(found.count, pageSize)) throw new PageError(404, `${url} has no page ${page}`);
  const canonical = info?.canonicalUrl ?? ownPath;
  const elsewhere = canonicalRedirect(address, canonical, shop);
  if (elsewhere) throw redirect(elsewhere, 302);

  return {
    kind: target.kind,
    info: info ?? null,
    trail: trailTo(canonical, context.get(categoriesContext)),
    canonical,
    products: present(found.products),
    count: found.count,
    page,
    sort,
    variables,
    path: address.pathname,
    search: address.search,
    defaultSort,
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
        {data.count > 0 && <ListBar data={data} />}
      </PageTop>
      {slots?.['top'] && <div className={classes.area}>{slots['top']}</div>}
      <PageContainer className={classes.products}>
        {data.count > 0 ? (
          // Another list, order or page begins anew: what was loaded before belongs to the old one.
          <ProductPages key={`${data.path}?${data.sort}&${data.page}`} data={data} />
        ) : (
          <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
        )}
      </PageContainer>
      {slots?.['bottom'] && <div className={classes.area}>{slots['bottom']}</div>}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('list.failed')} />;
}
