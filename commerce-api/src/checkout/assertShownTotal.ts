import type { CartView } from '../cart/cartView.ts';
import { Refusal } from '../model/refusal.ts';

/**
 * Checks the amount to pay of a cart that was read by `readCartIn`: a price or a campaign may have changed after the last response
 * of the checkout.
 *
 * @param shownTotal as the client has shown it, in major units including VAT; absent for a client that does not send it
 * @throws Refusal TOTAL_CHANGED
 */
export function assertShownTotal({ balance }: CartView, shownTotal: number | null | undefined): void {
  if (shownTotal === null || shownTotal === undefined) return;
  if (Math.round(shownTotal * 100) === balance.due.incVat) return;
  throw new Refusal('TOTAL_CHANGED', 'The amount to pay is not the shown one. Update the checkout and show its total.');
}
