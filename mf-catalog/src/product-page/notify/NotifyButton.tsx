import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { NotifyPanel } from './deferredNotifyPanel.ts';

/** Replaces the add-to-cart button of a sold-out product with one size. */
export function NotifyButton({ onNotify }: { onNotify: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Button wide size="l" aria-haspopup="dialog" {...NotifyPanel.intent} onClick={onNotify}>
      {t('notify.open')}
    </Button>
  );
}
