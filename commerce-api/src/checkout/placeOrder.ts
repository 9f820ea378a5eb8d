import { isIssuedCartId } from '../cart/cartIds.ts';
import type { CartView } from '../cart/cartView.ts';
import { drawCredit } from '../cart/credit.ts';
import { readCartIn, type CartReading } from '../cart/openCart.ts';
import { readPricing } from '../cart/pricing.ts';
import type { Content } from '../content/content.ts';
import { isGuid } from '../model/isGuid.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import type { Config } from '../platform/config/config.ts';
import { Refusal } from '../model/refusal.ts';
import type { CheckoutInputType } from '../model/contract.generated.ts';
import type { View } from '../markets/view.ts';
import { DAY_MS } from '../platform/config/checkoutConfig.ts';
import { checkoutStateOf, typedAfter, type TypedCheckout } from '../model/checkoutState.ts';
import { hasOrdered, mayUseCart, shopperOf, type Shopper } from '../auth/shopper.ts';
import type { BlockedCustomers } from '../customers/blockedCustomers.ts';
import { acceptedConsent, storedTerms } from '../order-rules/consents.ts';
import { orderCounters } from '../order-rules/countOrder.ts';
import { findOrderRefusal } from '../order-rules/findOrderRefusal.ts';
import { unitsOf, type OrderCandidate } from '../order-rules/orderCandidate.ts';
import { selectedIds } from '../order-rules/validateOrder.ts';
import { draftOrder } from '../orders/draftOrder.ts';
import { reserveStock } from '../orders/reserveStock.ts';
import { productIdsOf, writeOrder, type PlacedOrder } from '../orders/writeOrder.ts';
import { isSnippetType } from '../model/paymentTypes.ts';
import { methodOf } from '../payments/chosenMethod.ts';
import { redirectToPay, type OrderOutcome } from '../payments/redirectToPay.ts';
import type { SettleDeps } from '../payments/settlePayment.ts';
import { releaseReservations, storePayment, type PaymentStart, type StartDeps } from '../payments/startPayment.ts';
import { openPaymentsOf, type StoredPayment } from '../payments/storedPayment.ts';

interface PlaceOrderDeps extends CartReading, Pick<StartDeps & SettleDeps, 'providers' | 'log' | 'markets'> {
  config: Config;
  content: Pick<Content, 'snapshot'>;
  blockedCustomers(): Promise<BlockedCustomers>;
  /** Network of the client. */
  address: string;
  userAgent: string;
}

/** The result of the transaction. */
type Stored = { order: PlacedOrder; productIds: number[] } | { payment: StoredPayment; start: PaymentStart };

/**
 * Orders a cart in one transaction: decides whether it may become an order, reserves the stock, writes order and mail, and
 * completes the cart. Idempotent, also for concurrent requests: the second one waits for the lock of the first and returns the
 * same order. If a provider collects the money, the shopper has to pay on the provider's page first.
 *
 * @returns null for an unknown cart, and for that of another customer
 * @throws Refusal CART_COMPLETED, PAYMENT_UNAVAILABLE, TOO_MANY_ATTEMPTS, and those of `findOrderRefusal`
 */
export async function placeOrder(
  cartId: string,
  input: CheckoutInputType,
  view: View,
  deps: PlaceOrderDeps,
): Promise<OrderOutcome | null> {
  if (!isGuid(cartId)) return null;
  const shopper = await shopperOf(deps);
  // Before the transaction, which cannot use another connection.
  const cartCustomer = await deps.cartCustomer();
  const blocked = await deps.blockedCustomers();
  const terms = await storedTerms(deps, view.language.code);
  const pricing = {
    ...(await readPricing(deps)),
    shopper,
    change: (typed: TypedCheckout) => typedAfter(typed, input),
  };

  const stored = await inTransaction(deps.db, async (tx): Promise<Stored | null> => {
    const locked = await tx
      .selectFrom('cart')
      .select(['customer_id as customerId', 'completed_at'])
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    if (!locked && isIssuedCartId(cartId, deps.secrets)) throw new Refusal('CART_EMPTY', 'The cart is empty.');
    if (!locked) return null;
    // An order completes its cart.
    const earlier = locked.completed_at ? await findOrder(tx, cartId) : undefined;
    if (earlier && hasOrdered(earlier, earlier.cartId, shopper)) return { order: earlier, productIds: [] };
    if (!mayUseCart(locked, cartCustomer)) {
      await deps.accessRefused();
      return null;
    }
    if (earlier) throw new Refusal('CART_COMPLETED', 'The cart has been ordered.');
    if (locked.completed_at) throw new Refusal('CART_COMPLETED', 'The cart was completed without an order.');
    const cart = await readCartIn(tx, cartId, view, pricing);
    if (!cart) return null;

    const candidate = candidateOf(cart, cartId, shopper, input.shownTotal);
    const { limits } = deps.config;
    const refused = findOrderRefusal(candidate, { blocked, limits });
    if (refused) throw refused.refusal;
    const method = methodOf(cart);
    // An order that store credit covers needs no provider.
    const isPaidAtProvider = method !== undefined && cart.balance.due.incVat > 0;
    if (isPaidAtProvider && isSnippetType(method.paymentType)) {
      throw new Refusal('CHECKOUT_INCOMPLETE', `Payment method ${method.id} is paid in its own form.`);
    }
    const consents = [acceptedConsent(terms, 'box')];
    const draft = draftOrder(cart, candidate.state, { userAgent: deps.userAgent, consents });
    if (isPaidAtProvider) {
      const redirectUrl = input.checkoutUrls?.redirectUrl ?? null;
      const start = { cartId, draft, method, shopper, network: deps.address, redirectUrl };
      return { payment: await storePayment(tx, start, deps), start };
    }
    // An earlier attempt to pay for this cart may hold its goods.
    await releaseReservations(tx, await openPaymentsOf(tx, cartId));
    await drawCredit(tx, { customerId: shopper.customerId, currency: draft.currency }, draft.totals.fromBalance ?? 0);
    const { customerId } = shopper;
    const { accountEmail } = candidate;
    const counted = {
      network: deps.address,
      email: draft.email,
      customerId,
      accountEmail,
      units: unitsOf(draft.lines),
    };
    const reservation = await reserveStock(tx, draft.lines);
    const order = await writeOrder(tx, draft, {
      cartId,
      customerId,
      keyHash: customerId === null ? (deps.checkoutKey.issue() ?? null) : null,
      confirmationExpiresAt: new Date(Date.now() + deps.config.checkout.confirmationDays * DAY_MS),
      reservation,
      transactionId: null,
      notifiesShop: deps.config.shop.orderNoticeEmail !== undefined,
      counters: orderCounters(counted, limits),
    });
    return { order, productIds: productIdsOf(draft.lines) };
  });
  if (!stored) return null;
  if ('payment' in stored) return redirectToPay(stored, deps);
  // The database notifies other processes; update this one at once, so that the next request gets the new stock.
  deps.catalog.changed({ productIds: stored.productIds });
  return { order: stored.order };
}

/** The order of a completed cart; undefined if it was completed without one. */
async function findOrder(tx: Tx, cartId: string) {
  return tx
    .selectFrom('shop_order')
    .select(['id', 'public_id as publicId', 'status', 'customer_id as customerId', 'key_hash as keyHash'])
    .select(['cart_id as cartId', 'confirmation_expires_at as confirmationExpiresAt'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
}

/** A carrier and a payment method are preselected, so a checkout without a selection uses them. */
function candidateOf(
  cart: CartView,
  cartId: string,
  { account, customerId }: Shopper,
  shownTotal: number | null | undefined,
): OrderCandidate {
  return {
    cart,
    cartId,
    state: { ...selectedIds(cart), ...checkoutStateOf(cart.state, account) },
    customerId,
    accountEmail: account?.email ?? null,
    contact: 'given',
    agreed: { by: 'checkout', total: shownTotal },
  };
}
