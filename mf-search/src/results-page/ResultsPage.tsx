import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { allSelected } from '@hemvaror/domain/list/listSelection';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { ProductListing } from '@hemvaror/product-list/product-listing/ProductListing';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import type { ResultsPageData } from './ResultsPage.loader.ts';
import classes from './ResultsPage.module.css';

const ListTools = defer(async () => (await import('@hemvaror/product-list/list-tools/ListTools')).ListTools, {
  when: 'soon',
});
const FoundPages = defer(async () => (await import('./FoundPages.tsx')).FoundPages);
const NoResults = defer(async () => (await import('./NoResults.tsx')).NoResults);
const loadLoader = lazyModule(() => import('./ResultsPage.loader.ts'), { when: 'idle' });

/** Not indexed: search engines have the lists. */
export function meta({ data, t }: MetaArgs<ResultsPageData>): PageMeta {
  const { search, list } = data;
  return {
    title: t('results.title', { search }),
    noIndex: true,
    pageType: 'Search',
    subject: { kind: 'search', text: search, products: list.products },
  };
}

/** Results of a search as a product list (SRCH-42, SRCH-43). */
export function Component({ data }: { data: ResultsPageData }) {
  const { t } = useTranslation('search');
  const operations = useOperations();
  const { search, list, pages, contact } = data;

  async function loadPage(page: number) {
    const { loadPage: load } = await loadLoader();
    return load(operations, data, page);
  }

  return (
    <PageContainer className={classes.page}>
      <Heading size="page" as="h1" className={classes.title}>
        {t('results.title', { search })}
      </Heading>
      {pages.length > 0 && <FoundPages pages={pages} />}
      {(list.count > 0 || allSelected(list.selection).length > 0) && <ListTools list={list} />}
      <ProductListing
        list={list}
        loadPage={loadPage}
        empty={<NoResults search={search} hasPages={pages.length > 0} contact={contact} />}
      />
    </PageContainer>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('search');
  return <PageFailed title={t('results.failed')} />;
}
