import type { Shopper } from '../auth/shopper.ts';
import type { CartView } from '../cart/cartView.ts';
import type { PaymentForm } from '../cart/options.ts';
import { draftOrder } from '../orders/draftOrder.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import { Refusal } from '../model/refusal.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import { amountDue } from './amountDue.ts';
import { isSnippetType, methodOf } from './chosenMethod.ts';
import { settleForShopper, type SettleDeps } from './settlePayment.ts';
import { openSession, storePayment, type PaymentStart, type StartDeps } from './startPayment.ts';
import type { StoredPayment } from './storedPayment.ts';

/** The form of the selected payment method. */
export interface SnippetSession extends PaymentForm {
  methodId: number;
}

interface SnippetInput {
  cart: CartView;
  state: CheckoutState;
  shopper: Shopper;
  userAgent: string;
  redirectUrl: string | null;
}

/**
 * Opens or updates the session of the selected payment method, if the shopper pays in a form within the checkout.
 *
 * @returns null for other methods, for a cart that cannot be paid yet, and if the provider did not answer: the next update of
 *   the checkout tries again
 */
export async function snippetSession(
  { cart, state, shopper, userAgent, redirectUrl }: SnippetInput,
  deps: StartDeps & SettleDeps,
): Promise<SnippetSession | null> {
  const method = methodOf(cart);
  const cartId = cart.id;
  const isPayable = cart.lines.length > 0 && cart.lines.every(({ product }) => product) && cart.shipping !== null;
  if (!method || !isSnippetType(method.paymentType) || cartId === null || !isPayable) return null;
  const draft = draftOrder(cart, state, userAgent);
  if (amountDue(draft.totals) === 0) return null;
  const start: PaymentStart = { cartId, draft, method, shopper, redirectUrl };
  const payment = await inTransaction(deps.db, async (tx) => {
    const open = await tx
      .selectFrom('cart')
      .select('completed_at')
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    return open?.completed_at === null ? storeOrNull(tx, start, deps) : null;
  });
  if (!payment) return null;
  try {
    const opened = await openSession(payment, start, deps);
    if (opened && 'snippet' in opened.session) {
      return { methodId: method.id, html: opened.session.snippet, isNew: opened.isNew };
    }
    // The shopper has paid in the form already, perhaps in another tab.
    await settleForShopper(payment.id, deps);
  } catch (error) {
    deps.log.error({ err: error, payment: payment.id }, 'payment session not opened, checkout shown without it');
  }
  return null;
}

/** Another order may have drawn the store credit since the cart was read: the next update shows what is left of it. */
async function storeOrNull(tx: Tx, start: PaymentStart, deps: StartDeps): Promise<StoredPayment | null> {
  try {
    return await storePayment(tx, start, { ...deps, reservesStock: false });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INSUFFICIENT_BALANCE') return null;
    throw error;
  }
}
