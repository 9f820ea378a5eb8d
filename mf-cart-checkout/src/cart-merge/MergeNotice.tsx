import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { MergeText } from './MergeText.tsx';
import { useCartMerge } from './useCartMerge.ts';

/** Beside the lines of the cart: the effect of the last login on them. Renders nothing without such an effect. */
export function MergeNotice() {
  const { t } = useTranslation('cart-checkout');
  const { merge, dismiss } = useCartMerge();
  if (!merge) return null;

  return (
    <Notice tone={merge.limited.length > 0 ? 'warning' : 'success'} announce="polite">
      <MergeText merge={merge} />
      <Button variant="text" size="s" onClick={dismiss}>
        {t('merge.dismiss')}
      </Button>
    </Notice>
  );
}
