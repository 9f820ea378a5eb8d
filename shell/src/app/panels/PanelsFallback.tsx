import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { RedirectToCheckout } from './RedirectToCheckout.tsx';

/** Fallback if the panels' code cannot be loaded: opening the cart redirects to the checkout, as a new document. */
export function PanelsFallback() {
  return useSelector(panelSlice.selectors.selectPanelName) === 'cart' && <RedirectToCheckout />;
}
