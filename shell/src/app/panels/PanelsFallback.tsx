import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { RedirectToCheckout } from './RedirectToCheckout.tsx';

/** Stands in when the panels' code cannot be had: the way to the cart is the checkout, and a new document may have the rest. */
export function PanelsFallback() {
  return useSelector(panelSlice.selectors.selectPanelName) === 'cart' && <RedirectToCheckout />;
}
