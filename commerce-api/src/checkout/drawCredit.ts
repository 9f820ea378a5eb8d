import type { CartView } from '../cart/cartView.ts';
import { Refusal } from '../model/refusal.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * Draws the pending store credit of a cart that was read by `readCartIn`, which locks it.
 *
 * @throws Refusal INSUFFICIENT_BALANCE if it is less than the checkout showed: the shopper would pay more than agreed
 */
export async function drawCredit(
  tx: Tx,
  { totals, balance, view }: CartView,
  { cartId, customerId }: { cartId: string; customerId: number | null },
): Promise<void> {
  if (customerId === null) return;
  const currency = view.currency.code;
  const checkout = await tx
    .selectFrom('checkout')
    .select('shown_credit as shownCredit')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const shown = checkout?.shownCredit?.[currency] ?? 0;
  const credit = balance.pending + balance.remaining;
  if (credit < Math.min(shown, totals.total.incVat)) {
    throw new Refusal('INSUFFICIENT_BALANCE', 'The balance is lower than the checkout showed. Update the checkout.');
  }
  if (balance.pending === 0) return;
  await tx
    .updateTable('customer_balance')
    .set((column) => ({ amount_minor: column('amount_minor', '-', balance.pending) }))
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .execute();
}
