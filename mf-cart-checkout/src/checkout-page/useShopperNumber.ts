import { useState } from 'react';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';

/** The number of the shopper who opened the page. */
export const FIRST_SHOPPER = 1;

/**
 * Counts the shoppers of this page view. A logout starts a new shopper, who must not see or send the input of the customer. A guest who
 * logs in stays the same shopper.
 */
export function useShopperNumber(): number {
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const [shopper, setShopper] = useState({ userName, number: FIRST_SHOPPER });
  if (shopper.userName === userName) return shopper.number;

  const number = shopper.userName === null ? shopper.number : shopper.number + 1;
  setShopper({ userName, number });
  return number;
}
