import { useOperations } from '@storefront/api/OperationsProvider';
import { allChosen } from '@storefront/domain/list/listSelection';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { latePart } from '@storefront/federation/latePart';
import { useTranslation } from '@storefront/platform/i18next';
import { ProductListing } from '@storefront/product-list/product-listing/ProductListing';
import type { ProductList } from '@storefront/product-list/ProductList';
import { Heading } from '@storefront/ui/heading/Heading';
import { Notice } from '@storefront/ui/notice/Notice';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { resultsLate } from './resultsLate.ts';
import classes from './ResultsPage.module.css';

export interface ResultsPageData {
  /** As searched for; empty when the address holds nothing but spaces. */
  search: string;
  list: ProductList;
}

const { Late: ListTools, prepare: prepareTools } = latePart(async () => (await resultsLate()).ListTools);
const { Late: NothingFound, prepare: prepareNothing } = latePart(async () => (await resultsLate()).NothingFound);

/** Its code comes with a navigation inside the app, together with what it asks for: a first view has its data. */
export async function loader(args: LoaderArgs): Promise<ResultsPageData> {
  const { loadResults } = await resultsLate();
  const [data] = await Promise.all([loadResults(args), prepareTools(), prepareNothing()]);
  return data;
}

/** Results are for shoppers: a search engine has the lists. */
export function meta({ data, t }: MetaArgs<ResultsPageData>): PageMeta {
  return { title: t('results.title', { search: data.search }), noIndex: true, pageType: 'Search' };
}

/** What was found for a text, as any list of products (SRCH-42, SRCH-43). */
export function Component({ data }: { data: ResultsPageData }) {
  const { t } = useTranslation('search');
  const operations = useOperations();
  const { search, list } = data;

  async function loadPage(page: number) {
    const { fetchPage } = await resultsLate();
    return fetchPage(operations, data, page);
  }

  return (
    <PageContainer className={classes.page}>
      <Heading size="page" as="h1" className={classes.title}>
        {t('results.title', { search })}
      </Heading>
      {(list.count > 0 || allChosen(list.selection).length > 0) && <ListTools list={list} />}
      <ProductListing list={list} loadPage={loadPage} empty={<NothingFound search={search} />} />
    </PageContainer>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('search');
  return (
    <PageContainer className={classes.page}>
      <Notice tone="error">{t('results.failed')}</Notice>
    </PageContainer>
  );
}
