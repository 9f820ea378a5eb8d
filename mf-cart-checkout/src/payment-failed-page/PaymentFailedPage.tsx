import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';

type FailureKind = 'generic' | 'error' | 'outOfStock' | 'blocked';

interface PaymentFailedData {
  kind: FailureKind;
}

/** What a payment provider sends back with the shopper (contract, section 5, "Provider flow"). */
const KINDS = new Map<string, FailureKind>([
  ['Error', 'error'],
  ['OutOfStock', 'outOfStock'],
  ['BlockedCustomer', 'blocked'],
]);

export function loader({ request }: LoaderArgs): Promise<PaymentFailedData> {
  const error = new URL(request.url).searchParams.get('error') ?? '';
  return Promise.resolve({ kind: KINDS.get(error) ?? 'generic' });
}

export function meta({ t }: MetaArgs<PaymentFailedData>): PageMeta {
  return { title: t('paymentFailed.title'), noIndex: true, pageType: 'Checkout Page' };
}

/** The payment failed at the provider; the cart is as it was, and the checkout one press away (CHECKOUT-22). */
export function Component({ data }: { data: PaymentFailedData }) {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <PageContainer>
      <EmptyState
        as="h1"
        title={t('paymentFailed.title')}
        action={
          <Link to={pathTo('checkout')} className={buttonClassName()}>
            {t('paymentFailed.back')}
          </Link>
        }
      >
        {t(`order.failure.${data.kind}`)}
      </EmptyState>
    </PageContainer>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('cart-checkout');
  return <PageContainer>{t('order.failure.generic')}</PageContainer>;
}
