import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Spinner } from '@hemvaror/ui/spinner/Spinner';
import type { ConfirmationParams } from './parseConfirmationParams.ts';
import { usePaymentProgress } from './usePaymentProgress.ts';

/** Rendered until the provider has decided. The shopper may leave: the order does not depend on this page. */
export function PaymentWaiting({ params }: { params: ConfirmationParams }) {
  const { t } = useTranslation('cart-checkout');
  const { isDelayed, checkAgain } = usePaymentProgress(params);

  return (
    <PageContainer>
      <div role="status" aria-live="polite">
        {isDelayed ? (
          <EmptyState
            as="h1"
            title={t('waiting.late.title')}
            action={<Button onClick={checkAgain}>{t('waiting.late.again')}</Button>}
          >
            {t('waiting.late.text')}
          </EmptyState>
        ) : (
          <EmptyState as="h1" title={t('waiting.title')} action={<Spinner />}>
            {t('waiting.text')}
          </EmptyState>
        )}
      </div>
    </PageContainer>
  );
}
