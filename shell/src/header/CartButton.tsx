import type { KeyboardEvent, MouseEvent } from 'react';
import { useCart } from '@storefront/cart/CartProvider';
import { cartValue, itemCount } from '@storefront/cart/cartTotals';
import { useSlots } from '@storefront/federation/Slots';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { isPlainClick } from '@storefront/routing/isPlainClick';
import { usePathTo } from '@storefront/routing/usePathTo';
import { panelSlice } from '@storefront/store/panelSlice';
import { siteSlice } from '@storefront/store/siteSlice';
import { Count } from '@storefront/ui/count/Count';
import { BagIcon } from '@storefront/ui/icons/BagIcon';
import { useHydrated } from '../layouts/useHydrated.ts';
import { usePrefetch } from '../layouts/usePrefetch.ts';
import classes from './CartButton.module.css';

/** The mini cart (HEAD-13). A link to the checkout that becomes the button of the cart panel once the page can answer. */
export function CartButton() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const slots = useSlots();
  const dispatch = useDispatch();
  const { cart } = useCart();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const isButton = useHydrated();
  const prefetch = usePrefetch(() => slots.prefetch('mf-cart-checkout/CartPanel'));

  const count = itemCount(cart);
  const value = cartValue(cart, vatIncluded);

  function open(event: MouseEvent | KeyboardEvent): void {
    event.preventDefault();
    dispatch(panelSlice.actions.panelOpened({ name: 'cart' }));
  }

  return (
    <a
      href={pathTo('checkout')}
      className={classes.cart}
      aria-label={t('header.cart', { count, value: value ?? '' })}
      {...(isButton && { role: 'button', 'aria-haspopup': 'dialog' })}
      {...prefetch}
      onClick={(event) => {
        if (isPlainClick(event)) open(event);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
    >
      <span className={classes.icon}>
        <BagIcon />
        <Count value={count} className={classes.count} />
      </span>
      {value !== null && (
        <span className={classes.value} aria-hidden="true">
          {value}
        </span>
      )}
    </a>
  );
}
