import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { NotifyPanel } from './deferredNotifyPanel.ts';

/** In place of the button that buys, where a product with one size is sold out. */
export function NotifyButton({ onNotify }: { onNotify: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Button wide size="l" aria-haspopup="dialog" {...NotifyPanel.intent} onClick={onNotify}>
      {t('notify.open')}
    </Button>
  );
}
