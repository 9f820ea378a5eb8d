import { Suspense, useEffect, useState } from 'react';
import { useCart } from '@storefront/cart/CartProvider';
import { RemoteSlot } from '@storefront/federation/RemoteSlot';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { useLocation } from '@storefront/platform/router';
import { modalSlice } from '@storefront/store/modalSlice';
import { panelSlice } from '@storefront/store/panelSlice';
import type { Channel } from '../data/rootData.ts';
import type { ShownMenu } from '../header/shownMenu.ts';
import { AccountUnavailable, CartUnavailable, MarketPanel, MenuPanel } from './lazyPanels.tsx';
import { PanelPlace } from './PanelPlace.tsx';

export interface PanelsProps {
  /** Which panels the layout has: every one and the notice of what was added to the cart, or those of a focused flow. */
  which: 'all' | 'account' | 'none';
  menu: ShownMenu | null;
  channel: Channel;
}

/** The panels of a layout. None is open on a first view, so their code comes with the first touch. */
export function Panels({ which, menu, channel }: PanelsProps) {
  return (
    <>
      {which !== 'none' && (
        <>
          <PanelPlace id="mf-account/AccountPanel" panel="account" failure={accountUnavailable} />
          <MarketPanelPlace channel={channel} />
        </>
      )}
      {which === 'all' && (
        <>
          <PanelPlace id="mf-cart-checkout/CartPanel" panel="cart" failure={cartUnavailable} />
          <AddedNoticePlace />
          <MenuPanelPlace menu={menu} channel={channel} />
        </>
      )}
      <CloseOnNavigation />
    </>
  );
}

function MenuPanelPlace({ menu, channel }: Pick<PanelsProps, 'menu' | 'channel'>) {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'menu-panel';
  return (
    isOpen && (
      <Suspense fallback={null}>
        <MenuPanel menu={menu} channel={channel} />
      </Suspense>
    )
  );
}

function MarketPanelPlace({ channel }: Pick<PanelsProps, 'channel'>) {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'market-selector';
  return (
    isOpen && (
      <Suspense fallback={null}>
        <MarketPanel channel={channel} />
      </Suspense>
    )
  );
}

/** CART-19: its code comes with the first product that is added. */
function AddedNoticePlace() {
  const { notice } = useCart();
  const [wasNeeded, setWasNeeded] = useState(false);
  if (notice && !wasNeeded) setWasNeeded(true);
  return wasNeeded && <RemoteSlot id="mf-cart-checkout/AddedToCart" />;
}

function cartUnavailable(retry: () => void) {
  return (
    <Suspense fallback={null}>
      <CartUnavailable onRetry={retry} />
    </Suspense>
  );
}

function accountUnavailable(retry: () => void) {
  return (
    <Suspense fallback={null}>
      <AccountUnavailable onRetry={retry} />
    </Suspense>
  );
}

/** A panel or modal belongs to the page it was opened on. Only the path counts: the filters' panel changes the query. */
function CloseOnNavigation() {
  const { pathname } = useLocation();
  return <CloseWhenGone key={pathname} />;
}

function CloseWhenGone() {
  const dispatch = useDispatch();

  useEffect(
    () => () => {
      dispatch(panelSlice.actions.panelClosed());
      dispatch(modalSlice.actions.modalClosed());
    },
    [dispatch],
  );

  return null;
}
