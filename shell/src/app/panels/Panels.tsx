import { useEffect, useEffectEvent, useState } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { gate } from '@hemvaror/runtime/defer/touch';
import { whenIdle } from '@hemvaror/runtime/defer/whenIdle';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import { useSlots } from '@hemvaror/runtime/slots/Slots';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { modalSlice } from '@hemvaror/runtime/state/modalSlice';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { PANEL_SLOTS } from '../core/pages.ts';
import type { Channel } from '../data/rootData.ts';
import type { DisplayMenu } from '../menu/toDisplayMenu.ts';
import { isSlowOrMetered } from '../navigation/connection.ts';
import { LoginPanel } from './LoginPanel.ts';
import { LoginRequest } from './LoginRequest.tsx';
import { RedirectToCheckout } from './RedirectToCheckout.tsx';
import { MarketPanel } from './MarketPanel.ts';
import { MenuPanel } from './MenuPanel.ts';
import { PanelSlot } from './PanelSlot.tsx';
import { useIsPanelRendered } from './useIsPanelRendered.ts';
import { usePanelPrefetch } from './usePanelPrefetch.ts';

const AccountUnavailable = defer(async () => (await import('./PanelStates.tsx')).AccountUnavailable, {
  when: 'demand',
});
/** If this fallback cannot be loaded either, redirects to the checkout. */
const CartUnavailable = defer(async () => (await import('./PanelStates.tsx')).CartUnavailable, {
  when: 'demand',
  missing: RedirectToCheckout,
});

/** The windows with a button for the menu, as in `Header.module.css`. */
const MENU_BUTTON = '(max-width: 1023px)';

export interface PanelsProps {
  /** The layout's panels: all of them with the added-to-cart notice, those of the checkout, or none. */
  which: 'all' | 'checkout' | 'none';
  menu: DisplayMenu | null;
  shortcuts: DisplayMenu | null;
  channel: Channel;
}

/** The panels of a layout. None is open on a first view, so their code is loaded in idle time. */
export function Panels({ which, menu, shortcuts, channel }: PanelsProps) {
  return (
    <>
      {which !== 'none' && (
        <>
          {which === 'checkout' ? (
            <LazyLoginPanel />
          ) : (
            <PanelSlot id={PANEL_SLOTS.account} panel="account" failure={accountUnavailable} />
          )}
          <LazyMarketPanel channel={channel} />
        </>
      )}
      {which === 'all' && (
        <>
          <PanelSlot id={PANEL_SLOTS.cart} panel="cart" failure={cartUnavailable} />
          <AddedToCartSlot />
          <LazyMenuPanel menu={menu} shortcuts={shortcuts} channel={channel} />
        </>
      )}
      <CloseOnNavigation />
      {/* After it, as the login belongs to the new page. */}
      {which !== 'none' && <LoginRequest />}
    </>
  );
}

/** Rendered ahead where the header has its button: a finger on it leaves no time for that. */
function LazyMenuPanel(props: Pick<PanelsProps, 'menu' | 'shortcuts' | 'channel'>) {
  const prefetch = useEffectEvent(usePanelPrefetch('menu-panel', MenuPanel.load));

  useEffect(() => {
    if (window.matchMedia(MENU_BUTTON).matches && !isSlowOrMetered(navigator.connection))
      void whenIdle().then(prefetch);
  }, []);

  return useIsPanelRendered('menu-panel') && <MenuPanel {...props} />;
}

/** Its code is loaded in an idle moment of the checkout. */
function LazyLoginPanel() {
  useEffect(() => {
    if (!isSlowOrMetered(navigator.connection)) void whenIdle().then(LoginPanel.prefetch);
  }, []);

  return useIsPanelRendered('account') && <LoginPanel />;
}

function LazyMarketPanel({ channel }: Pick<PanelsProps, 'channel'>) {
  return useIsPanelRendered('market-selector') && <MarketPanel channel={channel} />;
}

/**
 * CART-19: rendered from the first added product on, or when a login has merged carts. Its code is loaded in an idle moment after the
 * first touch, as a shopper who adds a product waits for it. The panel of a cart with items is prefetched: a finger on its button
 * leaves no time for that.
 */
function AddedToCartSlot() {
  const { cart, notice, merge, pending } = useCart();
  const slots = useSlots();
  const prefetchCart = useEffectEvent(usePanelPrefetch('cart', async () => slots.module(PANEL_SLOTS.cart)));
  const [wasNeeded, setWasNeeded] = useState(false);
  if ((notice || merge || pending.length > 0) && !wasNeeded) setWasNeeded(true);

  const isCartLikely = wasNeeded || itemCount(cart) > 0;

  useEffect(() => {
    if (isSlowOrMetered(navigator.connection)) return;
    const loaded = gate.touched.then(whenIdle).then(async () => slots.module(PANEL_SLOTS.addedToCart));
    // The slot loads it again.
    loaded.catch(() => undefined);
  }, [slots]);

  useEffect(() => {
    if (isCartLikely && !isSlowOrMetered(navigator.connection)) prefetchCart();
  }, [isCartLikely]);

  return wasNeeded && <RemoteSlot id={PANEL_SLOTS.addedToCart} />;
}

function cartUnavailable(retry: () => void) {
  return <CartUnavailable onRetry={retry} />;
}

function accountUnavailable(retry: () => void) {
  return <AccountUnavailable onRetry={retry} />;
}

/** A panel or modal belongs to the page it was opened on. Only the path counts: the filters' panel changes the query. */
function CloseOnNavigation() {
  const { pathname } = useLocation();
  return <CloseOnUnmount key={pathname} />;
}

function CloseOnUnmount() {
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
