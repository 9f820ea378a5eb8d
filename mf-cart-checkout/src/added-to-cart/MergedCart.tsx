import { useRef, useState } from 'react';
import type { CartMerge } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { CloseIcon } from '@hemvaror/ui/icons/CloseIcon';
import { MergeText } from '../cart-merge/MergeText.tsx';
import { useCartMerge } from '../cart-merge/useCartMerge.ts';
import { useCloseOutside } from './useCloseOutside.ts';
import classes from './AddedToCart.module.css';

/** Shows the effect of a login on the cart, over the page. Hidden by a click outside it; the cart panel still shows it then. */
export function MergedCart() {
  const { merge, dismiss } = useCartMerge();
  const [hidden, setHidden] = useState<CartMerge | null>(null);
  if (!merge || merge === hidden) return null;
  return <Merged merge={merge} onHide={() => setHidden(merge)} onDismiss={dismiss} />;
}

interface MergedProps {
  merge: CartMerge;
  onHide: () => void;
  onDismiss: () => void;
}

function Merged({ merge, onHide, onDismiss }: MergedProps) {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const box = useRef<HTMLDivElement>(null);
  useCloseOutside(box, onHide);

  return (
    <div ref={box} className={classes.notice}>
      <div className={classes.merged}>
        <MergeText merge={merge} />
      </div>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          className={classes.action}
          onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'cart' }))}
        >
          {t('added.showCart')}
        </Button>
      </div>
      <IconButton className={classes.close} label={t('added.close')} icon={<CloseIcon />} onClick={onDismiss} />
    </div>
  );
}
