import { use, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { cartValue, itemCount } from '@hemvaror/runtime/cart/cartTotals';
import { useSlots } from '@hemvaror/runtime/slots/Slots';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { classNames } from '@hemvaror/ui/classNames';
import { Count } from '@hemvaror/ui/count/Count';
import { countClassName } from '@hemvaror/ui/count/countClassName';
import { BagIcon } from '@hemvaror/ui/icons/BagIcon';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import type { CartSummary } from '../../first-view/cart-summary/cartSummary.ts';
import { CartSummaryContext } from '../../first-view/cart-summary/CartSummaryContext.ts';
import { PANEL_SLOTS } from '../core/pages.ts';
import { usePanelIntent } from '../panels/usePanelPrefetch.ts';
import classes from './CartButton.module.css';

/** The mini cart (HEAD-13): a link to the checkout that becomes the button of the cart panel after hydration. */
export function CartButton() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const slots = useSlots();
  const dispatch = useDispatch();
  const { cart } = useCart();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const isButton = useHydrated();
  const intent = usePanelIntent('cart', async () => slots.module(PANEL_SLOTS.cart));

  const stored = useStoredSummary();
  const count = stored?.count ?? itemCount(cart);
  const value = stored ? stored[vatIncluded ? 'incVat' : 'exVat'] : cartValue(cart, vatIncluded);

  function open(event: MouseEvent | KeyboardEvent): void {
    event.preventDefault();
    dispatch(panelSlice.actions.panelOpened({ name: 'cart' }));
  }

  return (
    <a
      href={pathTo('checkout')}
      className={classes.cart}
      {...(isButton && { role: 'button', 'aria-haspopup': 'dialog' })}
      {...intent}
      onClick={(event) => {
        if (isPlainClick(event)) open(event);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
    >
      {/* Not `aria-label`: it has to contain the visible text, here "1 129 kr" (WCAG 2.5.3). */}
      <VisuallyHidden>{t('header.cart', { count, value: value ?? '' })}</VisuallyHidden>
      <span className={classes.icon}>
        <BagIcon />
        <Count value={count} className={classes.count} />
        {!isButton && count === 0 && (
          <span className={classNames(countClassName, classes.count, classes.storedCount)} aria-hidden="true" />
        )}
      </span>
      {value !== null && (
        <span className={classes.value} aria-hidden="true">
          {value}
        </span>
      )}
      {!isButton && value === null && (
        <span className={classes.storedValue} data-vat={vatIncluded ? 'included' : 'excluded'} aria-hidden="true" />
      )}
    </a>
  );
}

/** The numbers of a cart that is not loaded yet; null during the hydration. */
function useStoredSummary(): CartSummary | null {
  const summary = use(CartSummaryContext);
  return useSyncExternalStore(summary?.subscribe ?? neverChanges, summary?.getSnapshot ?? none, none);
}

const neverChanges = () => () => undefined;
const none = () => null;
