import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import { allSelected } from '@hemvaror/domain/list/listSelection';
import type { MetaArgs, PageMeta, PageSlots } from '@hemvaror/runtime/contract/contract';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { defer } from '@hemvaror/runtime/defer/defer';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import type { ProductList } from '@hemvaror/product-list/ProductList';
import { ProductListing } from '@hemvaror/product-list/product-listing/ProductListing';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { PageTop } from '../page-top/PageTop.tsx';
import type { ListPageData } from './ListPage.loader.ts';
import classes from './ListPage.module.css';
import type { ListKind } from './listTarget.ts';

const ListIntro = defer(async () => (await import('./ListIntro.tsx')).ListIntro);
const ListTools = defer(async () => (await import('@hemvaror/product-list/list-tools/ListTools')).ListTools, {
  when: 'soon',
});
const loadLoader = lazyModule(() => import('./ListPage.loader.ts'), { when: 'idle' });

/** Minimum width of the image for link previews. */
const IMAGE_WIDTH_PX = 1000;

const PAGE_TYPES: Record<ListKind, string> = {
  all: 'All Page',
  sale: 'List Page',
  category: 'Category Page',
  brand: 'Brand Page',
  'discount-campaign': 'Discount Campaign Page',
  list: 'List Page',
};

export function meta({ data, t, shop }: MetaArgs<ListPageData>): PageMeta {
  const { info, alternates, canonical, list } = data;
  const name = info?.name ?? t('list.all');
  const config: Partial<PublicConfig> = shop.config;
  const { imageServer, brandImageWidths, categoryImageWidths } = config;
  const [folder, widths] = data.kind === 'brand' ? ['brand', brandImageWidths] : ['category', categoryImageWidths];
  const home = { label: t('home'), href: homePath(shop) };

  return {
    title: info?.meta?.title || name,
    description: info?.meta?.description || t('list.description', { name, shop: shop.config.shopName }),
    canonical,
    ...(alternates && { alternates }),
    ...(info?.primaryImage && {
      image: `${imageServer}/${folder}/${widthAtLeast(widths ?? [], IMAGE_WIDTH_PX)}w/${encodeURIComponent(info.primaryImage)}`,
    }),
    structuredData: [breadcrumbList([home, ...data.crumbs], { label: name, href: canonical }, shop)],
    // Filters generate an unlimited number of URLs, and another order has the same products.
    noIndex: isFiltered(list) || list.selection.sort !== list.defaultSort || list.showsFilterLinks,
    pageType: PAGE_TYPES[data.kind],
    subject: { kind: 'list', products: list.products },
  };
}

export function Component({ data, slots }: { data: ListPageData; slots?: PageSlots }) {
  const { t } = useTranslation('catalog');
  const operations = useOperations();
  const { list } = data;
  const name = data.info?.name ?? t('list.all');

  async function loadPage(page: number) {
    const { loadPage: load } = await loadLoader();
    return load(operations, data, page);
  }

  return (
    <>
      <PageTop crumbs={data.crumbs} current={name}>
        <ListIntro
          name={name}
          info={data.info}
          total={data.total}
          subCategoryCounts={data.subCategoryCounts}
          campaigns={data.campaigns}
        />
      </PageTop>
      {slots?.['top'] && <div className={classes.area}>{slots['top']}</div>}
      <PageContainer>
        {(list.count > 0 || isFiltered(list)) && <ListTools list={list} />}
        <ProductListing
          list={list}
          loadPage={loadPage}
          empty={
            data.kind === 'sale' ? (
              <EmptyState title={t('sale.empty')}>{t('sale.emptyText')}</EmptyState>
            ) : (
              <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
            )
          }
        />
      </PageContainer>
      {slots?.['bottom'] && <div className={classes.area}>{slots['bottom']}</div>}
    </>
  );
}

function isFiltered({ selection }: ProductList): boolean {
  return allSelected(selection).length > 0;
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('list.failed')} />;
}
