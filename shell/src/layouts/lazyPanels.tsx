import { lazy, type ComponentType } from 'react';
import { GoToCheckout } from './GoToCheckout.tsx';
import { loadMarketPanel } from './loadMarketPanel.ts';
import { loadMenuPanel } from './loadMenuPanel.ts';

/* What a first view does without: the shell's own panels come when they are asked for. */

const loadPanelStates = () => import('./PanelStates.tsx');

export const MenuPanel = lazy(async () => ({ default: (await loadMenuPanel()).MenuPanel }));
export const MarketPanel = lazy(async () => ({ default: (await loadMarketPanel()).MarketPanel }));
export const PanelPending = lazy(async () => ({ default: (await loadPanelStates()).PanelPending }));
export const AccountUnavailable = lazy(async () => ({ default: (await loadPanelStates()).AccountUnavailable }));

/** When not even these words can be had, the way to the cart is the checkout. */
export const CartUnavailable = lazy<ComponentType<{ onRetry: () => void }>>(async () => {
  try {
    return { default: (await loadPanelStates()).CartUnavailable };
  } catch {
    return { default: GoToCheckout };
  }
});
