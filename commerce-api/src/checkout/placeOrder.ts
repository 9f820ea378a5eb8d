import type { CartView } from '../cart/cartView.ts';
import { isIssuedCartId } from '../cart/cartIds.ts';
import { drawCredit } from '../cart/credit.ts';
import { readCartIn, type CartReading } from '../cart/openCart.ts';
import { readPricing } from '../cart/pricing.ts';
import { isGuid } from '../model/isGuid.ts';
import { announce } from '../platform/db/changes.ts';
import { inTransaction } from '../platform/db/openDatabase.ts';
import type { Config } from '../platform/config/config.ts';
import { Refusal } from '../model/refusal.ts';
import type { CheckoutInputType } from '../model/contract.generated.ts';
import type { View } from '../markets/view.ts';
import { isIdentityNumber } from './identityNumber.ts';
import { assertShownCode } from './assertShownCode.ts';
import { assertShownCredit } from './assertShownCredit.ts';
import { assertShownTotal } from './assertShownTotal.ts';
import { countOrder, type OrderSource } from './countOrder.ts';
import { DAY_MS } from '../platform/config/checkoutConfig.ts';
import { checkoutStateOf, typedAfter, type CheckoutState, type TypedCheckout } from '../model/checkoutState.ts';
import { selectedIds, validateOrder } from './validateOrder.ts';
import { hasOrdered, mayUseCart, shopperOf } from '../auth/shopper.ts';
import { isBlocked, type BlockedCustomers } from '../customers/blockedCustomers.ts';
import { draftOrder } from '../orders/draftOrder.ts';
import { countSold, reserveStock } from '../orders/reserveStock.ts';
import { writeOrder, type PlacedOrder } from '../orders/writeOrder.ts';
import { isSnippetType, methodOf } from '../payments/chosenMethod.ts';
import { redirectToPay, type OrderOutcome } from '../payments/redirectToPay.ts';
import type { SettleDeps } from '../payments/settlePayment.ts';
import { releaseReservations, storePayment, type PaymentStart, type StartDeps } from '../payments/startPayment.ts';
import { amountDue } from '../payments/amountDue.ts';
import { openPaymentsOf, type StoredPayment } from '../payments/storedPayment.ts';

interface PlaceOrderDeps
  extends CartReading, OrderSource, Pick<StartDeps & SettleDeps, 'providers' | 'log' | 'markets'> {
  config: Config;
  blockedCustomers(): Promise<BlockedCustomers>;
  userAgent: string;
}

/** The result of the transaction. */
type Stored =
  { order: PlacedOrder; productIds: number[] } | { payment: StoredPayment; start: PaymentStart; productIds: number[] };

/**
 * Orders a cart in one transaction: checks and reserves the stock, writes order and mail, and completes the cart. Idempotent,
 * also for concurrent requests: the second one waits for the lock of the first and returns the same order. If a provider
 * collects the money, stock and store credit are reserved and the shopper has to pay on the provider's page first.
 *
 * @returns null for an unknown cart, and for that of another customer
 * @throws Refusal INSUFFICIENT_STOCK, INSUFFICIENT_BALANCE, INVALID_IDENTITY_NUMBER, CART_EMPTY, CART_COMPLETED,
 *   InvalidPromoCode, RequirementsNotMet, CHECKOUT_INCOMPLETE, COUNTRY_NOT_DELIVERED, PAYMENT_UNAVAILABLE, TOTAL_CHANGED,
 *   TOO_MANY_ATTEMPTS
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
    const earlier = await tx
      .selectFrom('shop_order')
      .select(['id', 'public_id as publicId', 'status', 'customer_id as customerId', 'key_hash as keyHash'])
      .select(['cart_id as cartId', 'confirmation_expires_at as confirmationExpiresAt'])
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    if (earlier && hasOrdered(earlier, earlier.cartId, shopper)) return { order: earlier, productIds: [] };
    if (!mayUseCart(locked, cartCustomer)) return null;
    if (earlier) throw new Refusal('CART_COMPLETED', 'The cart has been ordered.');
    if (locked.completed_at) throw new Refusal('CART_COMPLETED', 'The cart was completed without an order.');
    const cart = await readCartIn(tx, cartId, view, pricing);
    if (!cart) return null;

    const state = orderable(cart, checkoutStateOf(cart.state, shopper.account));
    assertNotBlocked(state, shopper.account, blocked);
    await countOrder(tx, state.email ?? '', deps);
    await assertShownCode(tx, cart, cartId);
    await assertShownCredit(tx, cart, { cartId, customerId: shopper.customerId });
    assertShownTotal(cart, input.shownTotal);
    const draft = draftOrder(cart, state, deps.userAgent);
    const productIds = [...new Set(draft.lines.map(({ productId }) => productId))];
    const method = methodOf(cart);
    // An order that store credit covers needs no provider.
    if (method && amountDue(draft.totals) > 0) {
      if (isSnippetType(method.paymentType)) {
        throw new Refusal('CHECKOUT_INCOMPLETE', `Payment method ${method.id} is paid in its own form.`);
      }
      const start = { cartId, draft, method, shopper, redirectUrl: input.checkoutUrls?.redirectUrl ?? null };
      const payment = await storePayment(tx, start, { ...deps, reservesStock: true });
      await announce(tx, { productIds });
      return { payment, start, productIds };
    }
    // An earlier attempt to pay for this cart may hold its goods.
    await releaseReservations(tx, await openPaymentsOf(tx, cartId));
    await drawCredit(tx, { customerId: shopper.customerId, currency: draft.currency }, draft.totals.fromBalance ?? 0);
    const reservation = await reserveStock(tx, draft.lines);
    await countSold(tx, draft.lines);
    const order = await writeOrder(tx, draft, {
      cartId,
      customerId: shopper.customerId,
      keyHash: shopper.customerId === null ? (deps.checkoutKey.issue() ?? null) : null,
      confirmationExpiresAt: new Date(Date.now() + deps.config.checkout.confirmationDays * DAY_MS),
      reservation,
      notifiesShop: deps.config.shop.orderNoticeEmail !== undefined,
    });
    await announce(tx, { productIds });
    return { order, productIds };
  });
  if (!stored) return null;
  // The database notifies other processes; update this one at once, so that the next request gets the new stock.
  deps.catalog.changed({ productIds: stored.productIds });
  return 'order' in stored ? { order: stored.order } : redirectToPay(stored, deps);
}

/** @throws Refusal CUSTOMER_BLACKLISTED */
function assertNotBlocked(
  { email }: CheckoutState,
  account: { email: string } | null,
  blocked: BlockedCustomers,
): void {
  if (!isBlocked(blocked, [email, account?.email])) return;
  throw new Refusal('CUSTOMER_BLACKLISTED', 'The shop does not accept orders of this customer.');
}

/** Returns the validated state for the order. @throws Refusal if the cart cannot be ordered */
function orderable(cart: CartView, input: CheckoutState): CheckoutState {
  if (cart.lines.length === 0) throw new Refusal('CART_EMPTY', 'The cart is empty.');
  // A carrier and a payment method are preselected, so a checkout without a selection uses them.
  const state = { ...selectedIds(cart), ...input };
  const { identityNumber, customerType } = state;
  if (identityNumber && !isIdentityNumber(identityNumber, customerType ?? 'PERSON')) {
    throw new Refusal('INVALID_IDENTITY_NUMBER', 'The personal or organization number is not valid.');
  }
  const error = validateOrder(cart, state);
  if (error) throw new Refusal(error.code, error.message);
  return state;
}
