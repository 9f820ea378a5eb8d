import type { CartView } from '../cart/cartView.ts';
import { Refusal } from '../model/refusal.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * Checks the store credit of a cart that was read by `readCartIn`, which locks it.
 *
 * @throws Refusal INSUFFICIENT_BALANCE if it is less than the checkout showed: the shopper would pay more than agreed
 */
export async function assertShownCredit(
  tx: Tx,
  { totals, balance, view }: CartView,
  { cartId, customerId }: { cartId: string; customerId: number | null },
): Promise<void> {
  if (customerId === null) return;
  const checkout = await tx
    .selectFrom('checkout')
    .select('shown_credit as shownCredit')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const shown = checkout?.shownCredit?.[view.currency.code] ?? 0;
  const credit = balance.pending + balance.remaining;
  if (credit < Math.min(shown, totals.total.incVat)) {
    throw new Refusal('INSUFFICIENT_BALANCE', 'The balance is lower than the checkout showed. Update the checkout.');
  }
}
