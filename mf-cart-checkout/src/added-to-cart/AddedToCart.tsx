import { useRef, useState } from 'react';
import { formatMoney } from '@hemvaror/domain/price/formatMoney';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { AddedNotice } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { classNames } from '@hemvaror/ui/classNames';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { CloseIcon } from '@hemvaror/ui/icons/CloseIcon';
import { SuccessIcon } from '@hemvaror/ui/icons/SuccessIcon';
import { CompactLine } from '../compact-line/CompactLine.tsx';
import { MergedCart } from './MergedCart.tsx';
import { useCountdown } from '../useCountdown.ts';
import { useOnNavigation } from '../useOnNavigation.ts';
import { useCloseOutside } from './useCloseOutside.ts';
import { useNextInTabOrder } from './useNextInTabOrder.ts';
import classes from './AddedToCart.module.css';

/** The notice covers part of the page, so it closes automatically (CART-19). */
const NOTICE_DURATION_MS = 30_000;

/**
 * Shows the item that was just added (CART-19). The live region is always rendered: screen readers announce changes of
 * existing regions only. The open cart panel shows the item itself. After a login, shows which items came from earlier visits.
 */
export function Component() {
  const { notice } = useCart();
  const isCartOpen = useSelector(panelSlice.selectors.selectPanelName) === 'cart';

  return (
    // <output> allows phrasing content only, so no list.
    <div role="status">
      {/* The key restarts the countdown for every added item. */}
      {notice && !isCartOpen && <Added key={notice.id} notice={notice} />}
      {!notice && !isCartOpen && <MergedCart />}
    </div>
  );
}

function Added({ notice }: { notice: AddedNotice }) {
  const { t } = useTranslation('cart-checkout');
  const { clearNotice } = useCart();
  const dispatch = useDispatch();
  const pathTo = usePathTo();
  const price = useAddedPrice(notice);
  const box = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useCountdown(NOTICE_DURATION_MS, isHovered || hasFocus, clearNotice);
  useOnNavigation(clearNotice);
  useCloseOutside(box, clearNotice);
  useNextInTabOrder(box);

  function showCart(): void {
    clearNotice();
    dispatch(panelSlice.actions.panelOpened({ name: 'cart' }));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- they pause the countdown; the element is not a control
    <div
      ref={box}
      className={classes.notice}
      onMouseOver={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div className={classes.head}>
        <SuccessIcon />
        {t('added.title')}
      </div>
      <ul className={classes.lines}>
        <CompactLine line={notice.line} quantity={notice.quantity} price={price} />
      </ul>
      <div className={classes.actions}>
        <Link to={pathTo('checkout')} className={classNames(buttonClassName(), classes.action)}>
          {t('toCheckout')}
        </Link>
        <Button variant="secondary" className={classes.action} onClick={showCart}>
          {t('added.showCart')}
        </Button>
      </div>
      <IconButton className={classes.close} label={t('added.close')} icon={<CloseIcon />} onClick={clearNotice} />
    </div>
  );
}

/** Price of the added quantity, not of the whole line. */
function useAddedPrice({ line, quantity }: AddedNotice): string {
  const shop = useShop();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const unit = vatIncluded ? line.unitPrice?.sellingPriceIncVat : line.unitPrice?.sellingPriceExVat;
  return unit === undefined ? '' : formatMoney(Math.round(unit * quantity * 100) / 100, shop.languageId, shop.currency);
}
