import { useOperations } from '@storefront/api/OperationsProvider';
import { cleared } from '@storefront/domain/list/changeSelection';
import { listAddress } from '@storefront/domain/list/listQuery';
import { allChosen } from '@storefront/domain/list/listSelection';
import { present } from '@storefront/domain/present';
import { useTranslation } from '@storefront/platform/i18next';
import { ListTools } from '@storefront/product-list/list-tools/ListTools';
import { productsVariables } from '@storefront/product-list/listRequest';
import { ProductPages } from '@storefront/product-list/product-pages/ProductPages';
import { Link } from '@storefront/routing/Link';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import type { ListPageData } from './ListPage.tsx';
import classes from './ProductListing.module.css';

// Only what comes after the first view sends it.
const listPageDocuments = () => import(/* webpackChunkName: "list-documents" */ './ListPage.generated.ts');

/** The products of a list with what narrows and orders them. */
export function ProductListing({ list, target }: Pick<ListPageData, 'list' | 'target'>) {
  const operations = useOperations();
  const isNarrowed = allChosen(list.selection).length > 0;

  async function loadPage(page: number) {
    const { products } = await operations.query({
      document: async () => (await listPageDocuments()).ProductsDocument,
      variables: { ...target, ...productsVariables(list, page) },
    });
    return present(products?.products);
  }

  return (
    <>
      {(list.count > 0 || isNarrowed) && <ListTools list={list} />}
      <div className={classes.products}>
        {list.count > 0 ? (
          <ProductPages list={list} loadPage={loadPage} />
        ) : (
          <NothingFound list={list} isNarrowed={isNarrowed} />
        )}
      </div>
    </>
  );
}

/** CATALOG-10 */
function NothingFound({ list, isNarrowed }: Pick<ListPageData, 'list'> & { isNarrowed: boolean }) {
  const { t } = useTranslation(['catalog', 'product-list']);
  if (!isNarrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>;

  return (
    <EmptyState
      title={t('product-list:empty')}
      action={
        <Link
          className={buttonClassName({ variant: 'secondary' })}
          to={listAddress(list, { selection: cleared(list.selection) })}
          replace
          preventScrollReset
        >
          {t('product-list:filter.clearAll')}
        </Link>
      }
    >
      {t('product-list:emptyText')}
    </EmptyState>
  );
}
