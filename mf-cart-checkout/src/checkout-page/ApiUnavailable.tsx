import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Notice } from '@hemvaror/ui/notice/Notice';

/** Says that the API is unavailable, and offers a retry. */
export function ApiUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('cart-checkout');

  return (
    <Notice tone="error" title={t('checkout.unreachable.title')}>
      <p>{t('checkout.unreachable.text')}</p>
      <Button variant="text" onClick={onRetry}>
        {t('checkout.unreachable.retry')}
      </Button>
    </Notice>
  );
}
