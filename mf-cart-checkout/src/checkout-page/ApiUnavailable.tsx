import type { AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Notice } from '@hemvaror/ui/notice/Notice';

interface ApiUnavailableProps {
  /** The limit of requests that was reached; null if the API failed. */
  limit: AttemptLimit | null;
  onRetry: () => void;
}

/** Says that the API is unavailable, or when a limit ends, and offers a retry. */
export function ApiUnavailable({ limit, onRetry }: ApiUnavailableProps) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();

  return (
    <Notice tone="error" title={limit ? limitText(limit, locale) : t('checkout.unreachable.title')}>
      <p>{t(limit ? 'checkout.limited' : 'checkout.unreachable.text')}</p>
      <Button variant="text" onClick={onRetry}>
        {t('checkout.unreachable.retry')}
      </Button>
    </Notice>
  );
}
