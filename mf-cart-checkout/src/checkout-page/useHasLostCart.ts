import { useState } from 'react';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';

/**
 * Whether a customer was logged out on this page, by the end of the session or in another tab, with a cart that had items: the
 * account still has it.
 *
 * @param cart null if the API does not show it
 */
export function useHasLostCart(cart: Cart | null): boolean {
  const isCustomer = useSelector(sessionSlice.selectors.selectUserName) !== null;
  const [hadItems, setHadItems] = useState(false);
  const hasItems = cart ? isCustomer && itemCount(cart) > 0 : hadItems;
  if (hasItems !== hadItems) setHadItems(hasItems);
  return hasItems && !isCustomer;
}
