import { apolloContext } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { ProductGrid } from '@storefront/commerce-ui/product-card/ProductGrid';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { shopContext } from '@storefront/store/shop';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Heading } from '@storefront/ui/heading/Heading';
import { Notice } from '@storefront/ui/notice/Notice';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { Pager } from './Pager.tsx';
import classes from './ResultsPage.module.css';
import { resultsQuery, resultsVariables } from './resultsQuery.ts';

// Only a navigation inside the app sends it: the first view comes with its data.
const resultsPageDocuments = () => import(/* webpackChunkName: "results-documents" */ './ResultsPage.generated.ts');

/** Pictures of the first view on a desktop: one row. */
const EAGER_PICTURES = 4;

export interface ResultsPageData {
  search: string;
  /** Of all that was found. */
  count: number;
  products: ProductCard_productFragment[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

export async function loader({ params, request, context }: LoaderArgs): Promise<ResultsPageData> {
  const { productPageSize } = context.get(shopContext).config;
  const query = resultsQuery(params['search'], request.url);
  if (query.search === '') return { ...query, count: 0, products: [], pages: 1 };

  const { products: found } = await context.get(apolloContext).query({
    document: async () => (await resultsPageDocuments()).ProductsDocument,
    variables: resultsVariables(query, productPageSize),
    signal: request.signal,
  });
  if (!found) throw new PageError(503, 'the search came back empty-handed');

  const pages = Math.max(1, Math.ceil(found.count / productPageSize));
  if (query.page > pages) throw new PageError(404, `the results have no page ${query.page}`);
  return { ...query, count: found.count, products: present(found.products), pages };
}

/** Results are for shoppers: a search engine has the lists. */
export function meta({ data, t }: MetaArgs<ResultsPageData>): PageMeta {
  return { title: t('results.title', { search: data.search }), noIndex: true, pageType: 'Search' };
}

export function Component({ data }: { data: ResultsPageData }) {
  const { t } = useTranslation('search');
  const { search, count, products, page, pages } = data;

  return (
    <PageContainer className={classes.page}>
      <div className={classes.head}>
        <Heading size="page" as="h1">
          {t('results.title', { search })}
        </Heading>
        {count > 0 && <p className={classes.count}>{t('results.count', { count })}</p>}
      </div>
      {count > 0 ? (
        <section className={classes.products} aria-label={t('results.products')}>
          <ProductGrid products={products} eagerCount={EAGER_PICTURES} heading="h2" />
          <Pager search={search} page={page} pages={pages} />
        </section>
      ) : (
        <NothingFound search={search} />
      )}
    </PageContainer>
  );
}

/** SRCH-44 */
function NothingFound({ search }: Pick<ResultsPageData, 'search'>) {
  const { t } = useTranslation('search');
  const pathTo = usePathTo();
  return (
    <EmptyState
      title={t('results.empty', { search })}
      action={
        <Link to={pathTo('all')} className={buttonClassName({ variant: 'secondary' })}>
          {t('results.allProducts')}
        </Link>
      }
    >
      {t('results.emptyAdvice')}
    </EmptyState>
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
