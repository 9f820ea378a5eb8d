import { useState } from 'react';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';

/**
 * Counts the shoppers of this page view. A logout starts a new shopper, who must not see or send the input of the customer. A guest who
 * logs in stays the same shopper.
 */
export function useShopperNumber(): number {
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const [shopper, setShopper] = useState({ userName, number: 1 });
  if (shopper.userName === userName) return shopper.number;

  const number = shopper.userName === null ? shopper.number : shopper.number + 1;
  setShopper({ userName, number });
  return number;
}
