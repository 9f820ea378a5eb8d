import { useTranslation } from '@storefront/platform/i18next';
import { Button } from '@storefront/ui/button/Button';
import { prefetch } from '@storefront/ui/late/prefetch';
import { loadNotifyPanel } from './loadNotifyPanel.ts';

/** In place of the button that buys, where a product with one size is sold out. */
export function NotifyButton({ onNotify }: { onNotify: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Button
      wide
      size="l"
      aria-haspopup="dialog"
      onPointerEnter={() => prefetch(loadNotifyPanel)}
      onFocus={() => prefetch(loadNotifyPanel)}
      onClick={onNotify}
    >
      {t('notify.open')}
    </Button>
  );
}
