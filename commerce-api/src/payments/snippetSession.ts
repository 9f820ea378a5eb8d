import type { Shopper } from '../auth/shopper.ts';
import type { CartView } from '../cart/cartView.ts';
import type { PaymentForm } from '../cart/options.ts';
import { draftOrder } from '../orders/draftOrder.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import { Refusal } from '../model/refusal.ts';
import { countEach } from '../platform/limits/countEach.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import type { Content } from '../content/content.ts';
import { acceptedConsent, storedTerms } from '../order-rules/consents.ts';
import { findOrderRefusal } from '../order-rules/findOrderRefusal.ts';
import type { OrderCandidate } from '../order-rules/orderCandidate.ts';
import { isSnippetType } from '../model/paymentTypes.ts';
import { methodOf, type ChosenMethod } from './chosenMethod.ts';
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
  /** Network of the client. */
  network: string;
  userAgent: string;
  redirectUrl: string | null;
}

type SnippetDeps = StartDeps & SettleDeps & { content: Pick<Content, 'snapshot'> };

/**
 * Opens or updates the session of the selected payment method, if the shopper pays in a form within the checkout.
 *
 * @returns null for other methods, for a cart that may not become an order, and if the provider did not answer: the next update
 *   of the checkout tries again
 * @throws Refusal TOO_MANY_ATTEMPTS if the cart has reached the limit of requests to providers; the input of the checkout is stored
 */
export async function snippetSession(input: SnippetInput, deps: SnippetDeps): Promise<SnippetSession | null> {
  const { cart } = input;
  const method = methodOf(cart);
  const cartId = cart.id;
  if (!method || !isSnippetType(method.paymentType) || cartId === null) return null;
  if (cart.shipping === null || cart.balance.due.incVat === 0 || (await mayNotOrder(input, cartId, deps))) return null;
  const { perCart } = deps.config.limits.paymentForms;
  await countEach(deps.db, {
    key: `payment form ${cartId}`,
    limits: perCart,
    text: 'Too many updates of the payment form',
  });
  const stored = await storeOpen({ ...input, cartId, method }, deps);
  if (!stored) return null;
  const { payment, start } = stored;
  try {
    const opened = await openSession(payment, start, deps);
    if (opened && 'snippet' in opened.session) {
      if (opened.isNew) await storeReference(payment.id, opened.session.reference, deps);
      return { methodId: method.id, html: opened.session.snippet, isNew: opened.isNew };
    }
    // The shopper has paid in the form already, perhaps in another tab.
    await settleForShopper(payment.id, deps);
  } catch (error) {
    deps.log.error({ err: error, payment: payment.id }, 'payment session not opened, checkout shown without it');
  }
  return null;
}

/** The same decision as for the order itself, as far as it is possible before the form has collected a contact. */
async function mayNotOrder(
  { cart, state, shopper }: SnippetInput,
  cartId: string,
  { config, blockedCustomers }: SnippetDeps,
): Promise<boolean> {
  const { customerId, account } = shopper;
  const candidate: OrderCandidate = {
    cart,
    cartId,
    state,
    customerId,
    accountEmail: account?.email ?? null,
    contact: 'pending',
    agreed: { by: 'checkout', total: undefined },
  };
  return Boolean(findOrderRefusal(candidate, { blocked: await blockedCustomers(), limits: config.limits }));
}

/** Stores the payment, unless the cart was ordered meanwhile. By paying in the form, the shopper accepts the terms below it. */
async function storeOpen(
  {
    cart,
    cartId,
    method,
    state,
    shopper,
    network,
    userAgent,
    redirectUrl,
  }: SnippetInput & {
    cartId: string;
    method: ChosenMethod;
  },
  deps: SnippetDeps,
): Promise<{ payment: StoredPayment; start: PaymentStart } | null> {
  const terms = await storedTerms(deps, cart.view.language.code);
  return inTransaction(deps.db, async (tx) => {
    const open = await tx
      .selectFrom('cart')
      .select('completed_at')
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    if (open?.completed_at !== null) return null;
    const draft = draftOrder(cart, state, { userAgent, consents: [acceptedConsent(terms, 'payment')] });
    const start: PaymentStart = { cartId, draft, method, shopper, network, redirectUrl };
    const payment = await storeOrNull(tx, start, deps);
    return payment && { payment, start };
  });
}

async function storeReference(id: string, reference: string, { db }: SnippetDeps): Promise<void> {
  await inTransaction(db, (tx) => tx.updateTable('payment').set({ reference }).where('id', '=', id).execute());
}

/** Another order may have drawn the store credit since the cart was read: the next update shows what is left of it. */
async function storeOrNull(tx: Tx, start: PaymentStart, deps: StartDeps): Promise<StoredPayment | null> {
  try {
    return await storePayment(tx, start, deps);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INSUFFICIENT_BALANCE') return null;
    throw error;
  }
}
