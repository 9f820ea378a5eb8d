import { useEffect, useState } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { AddedNotice, Cart } from '@hemvaror/runtime/cart/cartSession';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { PanelAhead } from '@hemvaror/ui/panel/PanelAhead';
import { Text } from '@hemvaror/ui/text/Text';
import { visuallyHiddenClassName } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { lineDetails } from '../cart-lines/lineDetails.ts';
import { CartLines } from '../cart-lines/CartLines.tsx';
import { useLineRemoval } from '../cart-lines/useLineRemoval.ts';
import { MergeNotice } from '../cart-merge/MergeNotice.tsx';
import { CartNotices } from '../cart-notices/CartNotices.tsx';
import { DeliveryLine } from '../delivery/DeliveryLine.tsx';
import { FreeShipping } from '../free-shipping/FreeShipping.tsx';
import { CartTotals } from '../totals/CartTotals.tsx';
import { useOnNavigation } from '../useOnNavigation.ts';
import classes from './CartPanel.module.css';

const NAME = 'cart';

const CartSuggestions = defer(async () => (await import('../suggestions/CartSuggestions.tsx')).CartSuggestions, {
  when: 'demand',
  missing: NoSuggestions,
});
const EmptyCartSuggestions = defer(
  async () => (await import('../suggestions/EmptyCartSuggestions.tsx')).EmptyCartSuggestions,
  { when: 'demand', missing: NoSuggestions },
);

/** The cart beside the page, while the panel named `cart` is open. */
export function Component() {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === NAME;
  return (
    <PanelAhead isOpen={isOpen}>
      <CartPanel isOpen={isOpen} />
    </PanelAhead>
  );
}

function CartPanel({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const { cart, notice, clearNotice } = useCart();
  const removal = useLineRemoval(cart);
  const count = itemCount(cart);
  const isFilled = cart !== null && count > 0;
  const close = () => void dispatch(panelSlice.actions.panelClosed());
  useOnNavigation(close);

  const [added, setAdded] = useState<AddedNotice | null>(null);
  if (isOpen && notice && notice !== added) setAdded(notice);

  useEffect(() => {
    // The open cart shows the added line: the notice must not follow when the panel closes.
    if (notice) clearNotice();
  }, [notice, clearNotice]);

  return (
    <Panel
      name={NAME}
      title={t('panel.title')}
      note={isFilled && t('items', { count })}
      closeLabel={t('panel.close')}
      onClose={close}
      bodyClassName={classes.body}
      foot={isFilled && <Foot cart={cart} />}
    >
      <div className={classes.merge}>
        <MergeNotice />
      </div>
      {isFilled && (
        <>
          <FreeShipping cart={cart} look="meter" />
          <CartNotices cart={cart} />
        </>
      )}
      {removal.lines.length > 0 && <CartLines removal={removal} />}
      {isFilled ? <CartSuggestions /> : <Empty />}
      <output className={visuallyHiddenClassName}>
        {/* The key announces the same item again. */}
        {added && <span key={added.id}>{t('line.added', { name: lineDetails(added.line).name })}</span>}
      </output>
    </Panel>
  );
}

function Foot({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();
  const isPerson = useSelector(siteSlice.selectors.selectCustomerType) === 'PERSON';

  return (
    <>
      <DeliveryLine cart={cart} />
      <CartTotals cart={cart} />
      <Link to={pathTo('checkout')} className={buttonClassName({ size: 'l', wide: true })}>
        {t('toCheckout')}
      </Link>
      {isPerson && (
        <Text size="small" muted className={classes.promises}>
          {t('panel.promises')}
        </Text>
      )}
    </>
  );
}

function Empty() {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <>
      <EmptyState
        as="h3"
        title={t('empty.title')}
        action={
          <Link to={pathTo('all')} className={buttonClassName()}>
            {t('empty.news')}
          </Link>
        }
      >
        {t('empty.text')}
      </EmptyState>
      <EmptyCartSuggestions />
    </>
  );
}

function NoSuggestions() {
  return null;
}
