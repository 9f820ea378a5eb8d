import type { CartView } from '../cart/cartView.ts';
import { refuse, type OrderRefusal } from './orderCandidate.ts';

/**
 * Checks the store credit of a cart.
 *
 * @returns INSUFFICIENT_BALANCE if it is less than the checkout showed: the shopper would pay more than agreed
 */
export function shownCreditRefusal(
  { totals, balance, view, shown }: CartView,
  customerId: number | null,
): OrderRefusal | undefined {
  if (customerId === null || shown?.customerId !== customerId) return undefined;
  return creditRefusal(balance, Math.min(shown.credit?.[view.currency.code] ?? 0, totals.total.incVat));
}

/** @returns INSUFFICIENT_BALANCE if the customer has less than `needed` minor units */
export function creditRefusal({ pending, remaining }: CartView['balance'], needed: number): OrderRefusal | undefined {
  if (pending + remaining >= needed) return undefined;
  const message = 'The balance is lower than the checkout showed. Update the checkout.';
  return refuse('creditSpent', 'INSUFFICIENT_BALANCE', message);
}
