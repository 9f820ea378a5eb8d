import type { CartView } from '../cart/cartView.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import { refuse, type OrderRefusal } from './orderCandidate.ts';

/**
 * Checks the store credit of a cart.
 *
 * @returns INSUFFICIENT_BALANCE if it is less than the checkout showed: the shopper would pay more than agreed
 */
export async function shownCreditRefusal(
  db: Db | Tx,
  { totals, balance, view }: CartView,
  { cartId, customerId }: { cartId: string; customerId: number | null },
): Promise<OrderRefusal | undefined> {
  if (customerId === null) return undefined;
  const checkout = await db
    .selectFrom('checkout')
    .select('shown_credit as shownCredit')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const shown = checkout?.shownCredit?.[view.currency.code] ?? 0;
  return creditRefusal(balance, Math.min(shown, totals.total.incVat));
}

/** @returns INSUFFICIENT_BALANCE if the customer has less than `needed` minor units */
export function creditRefusal({ pending, remaining }: CartView['balance'], needed: number): OrderRefusal | undefined {
  if (pending + remaining >= needed) return undefined;
  const message = 'The balance is lower than the checkout showed. Update the checkout.';
  return refuse('creditSpent', 'INSUFFICIENT_BALANCE', message);
}
