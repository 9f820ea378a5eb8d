import { readCart, type ReadCartDeps } from '../cart/readCart.ts';
import { Refusal } from '../model/refusal.ts';
import { shippingQuoteOf } from './shippingQuoteOf.ts';
import { changeCart } from '../cart/changeCart.ts';
import type { CartView } from '../cart/cartView.ts';
import type { CheckoutInputType } from '../model/contract.generated.ts';
import type { CartCreation } from '../cart/lockCart.ts';
import type { StoredCart } from '../cart/storedCart.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { ShippingQuote } from '../model/shippingQuote.ts';
import type { Config } from '../platform/config/config.ts';
import type { Content } from '../content/content.ts';
import type { View } from '../markets/view.ts';
import { inTransaction } from '../platform/db/openDatabase.ts';
import { checkoutStateOf, type CheckoutState } from '../model/checkoutState.ts';
import { shopperOf } from '../auth/shopper.ts';
import { snippetSession, type SnippetSession } from '../payments/snippetSession.ts';
import type { SettleDeps } from '../payments/settlePayment.ts';
import type { StartDeps } from '../payments/startPayment.ts';
import { checkoutAfter, shownAfter, storeCheckout } from './storeCheckout.ts';

/** The data of the checkout page: the input so far, and the available options. */
export interface CheckoutView {
  cart: CartView;
  state: CheckoutState;
  /** The form of the selected payment method; null if it has none. */
  session: SnippetSession | null;
  view: View;
}

interface CheckoutDeps
  extends
    ReadCartDeps,
    CartCreation,
    Pick<StartDeps & SettleDeps, 'providers' | 'log' | 'markets' | 'blockedCustomers'> {
  config: Config;
  content: Pick<Content, 'snapshot'>;
  userAgent: string;
  /** Whether the client has proved to be a server. */
  isServer: boolean;
}

/**
 * Sets the fee of the selected carrier for the current goods and address; a negative one removes it. Only a server may.
 *
 * @returns the complete checkout; null for an unknown cart
 * @throws Refusal FORBIDDEN, BAD_INPUT, CART_COMPLETED
 */
export async function setCartShippingFee(
  cartId: string,
  fee: number,
  view: View,
  deps: CheckoutDeps,
): Promise<CheckoutView | null> {
  if (!deps.isServer) throw new Refusal('FORBIDDEN', 'Only a server with its own API key may set shipping fees.');
  const before = await readCart(cartId, view, deps);
  const input = { fee, isUnlisted: false, currency: view.currency.code, defaultShippingId: before?.shipping?.id };
  const cart = await changeCart(cartId, view, deps, async (tx, stored) => {
    const changed = { ...stored, quote: shippingQuoteOf(stored, input) };
    await storeCheckout(tx, changed, false, deps);
    return changed;
  });
  return cart && checkoutOf(cart, view, { ...deps, redirectUrl: null });
}

/** Stores the input and returns the complete checkout; null for an unknown cart. */
export async function createOrUpdateCheckout(
  cartId: string,
  input: CheckoutInputType,
  view: View,
  deps: CheckoutDeps,
): Promise<CheckoutView | null> {
  const shopper = await shopperOf(deps);
  const currency = view.currency.code;
  const cart = await changeCart(cartId, view, deps, async (tx, stored) => {
    const checkout = checkoutAfter(stored, input, { shopper, checkoutKey: deps.checkoutKey });
    const typed = checkout ? { ...stored, checkout, shown: shownAfter(stored, checkout, currency) } : stored;
    const merchantData = input.merchantData?.slice(0, 10_000) ?? stored.merchantData;
    const changed = { ...typed, merchantData, quote: quoteAfter(typed, input, currency, deps) };
    await storeCheckout(tx, changed, checkout !== null, deps);
    return changed;
  });
  const shown = cart && (await storeShownCode(cart, cartId, deps));
  return shown && checkoutOf(shown, view, { ...deps, redirectUrl: input.checkoutUrls?.redirectUrl ?? null });
}

/** The shipping that the request sets, if it comes from a server, or the stored one. */
function quoteAfter(
  cart: StoredCart,
  { externalShippingFee: fee, skipShippingValidation }: CheckoutInputType,
  currency: CurrencyCode,
  { isServer }: Pick<CheckoutDeps, 'isServer'>,
): ShippingQuote | null {
  if (!isServer || !(skipShippingValidation || typeof fee === 'number')) return cart.quote;
  return shippingQuoteOf(cart, { fee, isUnlisted: skipShippingValidation === true, currency });
}

/** Remembers whether the response shows the discount of the cart's code, for the order. */
async function storeShownCode(cart: CartView, cartId: string, { db }: CheckoutDeps): Promise<CartView> {
  const { promoCode, code, shown } = cart;
  const shown_code = code?.isApplied ? promoCode : null;
  if (promoCode === null || !shown || shown.code === shown_code) return cart;
  await inTransaction(db, (tx) =>
    tx.updateTable('checkout').set({ shown_code }).where('cart_id', '=', cartId).execute(),
  );
  return { ...cart, shown: { ...shown, code: shown_code } };
}

async function checkoutOf(
  cart: CartView,
  view: View,
  { redirectUrl, ...deps }: CheckoutDeps & { redirectUrl: string | null },
): Promise<CheckoutView> {
  const shopper = await shopperOf(deps);
  const state = checkoutStateOf(cart.state, shopper.account);
  const { address: network, userAgent } = deps;
  const session = await snippetSession({ cart, state, shopper, network, userAgent, redirectUrl }, deps);
  return { cart, state, session, view };
}
