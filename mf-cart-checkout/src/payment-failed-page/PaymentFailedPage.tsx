import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { LoaderArgs, MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';

type FailureKind = 'generic' | 'error' | 'outOfStock' | 'blocked';

interface PaymentFailedData {
  kind: FailureKind;
}

/** Values of the query key `error` with which a payment provider returns the shopper (CHECKOUT-22). */
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

/** Shows why the payment failed at the provider, with a link to the checkout. The cart is unchanged (CHECKOUT-22). */
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
  return <PageFailed title={t('paymentFailed.title')}>{t('order.failure.generic')}</PageFailed>;
}
