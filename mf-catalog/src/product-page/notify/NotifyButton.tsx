import { Button } from '@hemvaror/ui/button/Button';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import { NotifyPanel } from './deferredNotifyPanel.ts';
import { useOpenNotify } from './useOpenNotify.ts';

/** Replaces the add-to-cart button of a sold-out product with one size. */
export function NotifyButton({ skuId }: { skuId: number }) {
  const { t } = useProductTranslation();
  const openNotify = useOpenNotify();
  return (
    <Button wide size="l" aria-haspopup="dialog" {...NotifyPanel.intent} onClick={() => void openNotify(skuId)}>
      {t('notify.open')}
    </Button>
  );
}
