import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { Text } from '@hemvaror/ui/text/Text';
import { CartCampaigns } from '../campaigns/CartCampaigns.tsx';
import { CartLines } from '../cart-lines/CartLines.tsx';
import { FreeShipping } from '../free-shipping/FreeShipping.tsx';
import { CartTotals } from '../totals/CartTotals.tsx';
import { useOnNavigation } from '../useOnNavigation.ts';
import classes from './CartPanel.module.css';

const NAME = 'cart';

/** The cart beside the page, while the panel named `cart` is open. */
export function Component() {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const { cart } = useCart();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === NAME;
  const count = itemCount(cart);
  const isFilled = cart !== null && count > 0;

  function close(): void {
    dispatch(panelSlice.actions.panelClosed());
  }
  useOnNavigation(() => {
    if (isOpen) close();
  });

  return (
    <Panel
      name={isOpen ? NAME : ''}
      title={t('panel.title')}
      note={isFilled && t('items', { count })}
      closeLabel={t('panel.close')}
      onClose={close}
      bodyClassName={classes.body}
      foot={isFilled && <Foot cart={cart} />}
    >
      {isFilled ? (
        <>
          <FreeShipping cart={cart} look="meter" />
          <CartCampaigns cart={cart} />
          <CartLines cart={cart} />
        </>
      ) : (
        <Empty />
      )}
    </Panel>
  );
}

function Foot({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <>
      <CartTotals cart={cart} />
      <Link to={pathTo('checkout')} className={buttonClassName({ size: 'l', wide: true })}>
        {t('toCheckout')}
      </Link>
      <Text size="small" muted className={classes.promises}>
        {t('panel.promises')}
      </Text>
    </>
  );
}

function Empty() {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
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
  );
}
