import { useCart } from '@storefront/cart/CartProvider';
import type { Cart } from '@storefront/cart/cartSession';
import { itemCount } from '@storefront/cart/cartTotals';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { panelSlice } from '@storefront/store/panelSlice';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Panel } from '@storefront/ui/panel/Panel';
import { Text } from '@storefront/ui/text/Text';
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
