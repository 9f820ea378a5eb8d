import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { useShop } from '@storefront/store/shop';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { homePath } from '../homePath.ts';

/** What stands where an account page failed. @param part which of them, for the words */
export function AccountFailed({ part }: { part: 'orders' | 'settings' | 'balance' | 'reset' }) {
  const { t } = useTranslation('account');
  const home = homePath(useShop());

  return (
    <PageContainer>
      <div role="alert">
        <EmptyState
          as="h1"
          title={t(`${part}.failed.title`)}
          action={
            <Link className={buttonClassName()} to={home}>
              {t('frame.failed.home')}
            </Link>
          }
        >
          {t('frame.failed.page')}
        </EmptyState>
      </div>
    </PageContainer>
  );
}
