import { useOperations } from '@storefront/api/OperationsProvider';
import { allChosen } from '@storefront/domain/list/listSelection';
import type { LoaderArgs, MetaArgs, PageMeta, PageSlots } from '@storefront/federation/contract';
import { latePart } from '@storefront/federation/latePart';
import { useTranslation } from '@storefront/platform/i18next';
import { ProductListing } from '@storefront/product-list/product-listing/ProductListing';
import type { ProductList } from '@storefront/product-list/ProductList';
import type { Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { alternatesOf } from '../meta/alternates.ts';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { homePath } from '../meta/homePath.ts';
import { pageTitle } from '../meta/pageTitle.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { listLate } from './listLate.ts';
import classes from './ListPage.module.css';
import type { ListPageInfoQuery } from './ListPageInfo.generated.ts';
import type { listArguments, ListKind } from './listTarget.ts';

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

const { Late: ListIntro, prepare: prepareIntro } = latePart(async () => (await listLate()).ListIntro);
const { Late: ListTools, prepare: prepareTools } = latePart(async () => (await listLate()).ListTools);

/** Its code comes with a navigation inside the app, together with what it asks for: a first view has its data. */
export async function loader(args: LoaderArgs): Promise<ListPageData> {
  const { loadListPage } = await listLate();
  const [data] = await Promise.all([loadListPage(args), prepareIntro(), prepareTools()]);
  return data;
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
  const operations = useOperations();
  const { list, target } = data;
  const name = data.info?.name ?? t('list.all');

  async function loadPage(page: number) {
    const { fetchPage } = await listLate();
    return fetchPage(operations, { list, target }, page);
  }

  return (
    <>
      <PageTop trail={data.trail} current={name}>
        <ListIntro name={name} info={data.info} />
      </PageTop>
      {slots?.['top'] && <div className={classes.area}>{slots['top']}</div>}
      <PageContainer>
        {(list.count > 0 || allChosen(list.selection).length > 0) && <ListTools list={list} />}
        <ProductListing
          list={list}
          loadPage={loadPage}
          empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
        />
      </PageContainer>
      {slots?.['bottom'] && <div className={classes.area}>{slots['bottom']}</div>}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('list.failed')} />;
}
