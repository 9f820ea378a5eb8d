import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { useShop } from '@storefront/store/shop';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { homePath } from '../meta/homePath.ts';

/** Stands where a page of the catalog could not be shown: what happened, and a way on. */
export function PageFailed({ title }: { title: string }) {
  const { t } = useTranslation('catalog');
  const home = homePath(useShop());

  return (
    <PageContainer>
      <div role="alert">
        <EmptyState
          as="h1"
          title={title}
          action={
            <Link className={buttonClassName()} to={home}>
              {t('failed.home')}
            </Link>
          }
        >
          {t('failed.text')}
        </EmptyState>
      </div>
    </PageContainer>
  );
}
