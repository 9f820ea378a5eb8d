import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { GoToCheckout } from './GoToCheckout.tsx';

/** Stands in when the panels' code cannot be had: the way to the cart is the checkout, and a new document may have the rest. */
export function WithoutPanels() {
  return useSelector(panelSlice.selectors.selectPanelName) === 'cart' && <GoToCheckout />;
}
