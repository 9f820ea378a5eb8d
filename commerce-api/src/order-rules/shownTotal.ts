import type { CartView } from '../cart/cartView.ts';
import { refuse, type OrderRefusal } from './orderCandidate.ts';

/**
 * Checks the amount to pay of a cart: a price or a campaign may have changed after the last response of the checkout.
 *
 * @param shownTotal as the client has shown it, in major units including VAT; absent for a client that does not send it
 * @returns TOTAL_CHANGED
 */
export function shownTotalRefusal(
  { balance }: CartView,
  shownTotal: number | null | undefined,
): OrderRefusal | undefined {
  if (shownTotal === null || shownTotal === undefined) return undefined;
  if (Math.round(shownTotal * 100) === balance.due.incVat) return undefined;
  const message = 'The amount to pay is not the shown one. Update the checkout and show its total.';
  return refuse('totalChanged', 'TOTAL_CHANGED', message);
}
