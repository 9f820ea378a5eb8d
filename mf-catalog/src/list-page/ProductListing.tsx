import { useOperations } from '@storefront/api/OperationsProvider';
import { listAddress } from '@storefront/domain/list/listAddress';
import { cleared, allChosen } from '@storefront/domain/list/listSelection';
import { useTranslation } from '@storefront/platform/i18next';
import { ProductPages } from '@storefront/product-list/product-pages/ProductPages';
import { Link } from '@storefront/routing/Link';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { listLate } from './listLate.ts';
import type { ListPageData } from './ListPage.tsx';
import classes from './ProductListing.module.css';

/** The products of a list, or the word that there are none. */
export function ProductListing({ list, target }: Pick<ListPageData, 'list' | 'target'>) {
  const operations = useOperations();

  async function loadPage(page: number) {
    const { fetchPage } = await listLate();
    return fetchPage(operations, { list, target }, page);
  }

  return (
    <div className={classes.products}>
      {list.count > 0 ? (
        <ProductPages list={list} loadPage={loadPage} />
      ) : (
        <NothingFound list={list} isNarrowed={allChosen(list.selection).length > 0} />
      )}
    </div>
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
