import { readCart, type ReadCartDeps } from '../cart/readCart.ts';
import { Refusal } from '../model/refusal.ts';
import { setShippingQuote } from './setShippingQuote.ts';
import { changeCart } from '../cart/changeCart.ts';
import type { CartView } from '../cart/cartView.ts';
import type { CheckoutInputType } from '../model/contract.generated.ts';
import type { CartCreation } from '../cart/lockCart.ts';
import type { Config } from '../platform/config/config.ts';
import type { Content } from '../content/content.ts';
import type { View } from '../markets/view.ts';
import { inTransaction } from '../platform/db/openDatabase.ts';
import { checkoutStateOf, type CheckoutState } from '../model/checkoutState.ts';
import { shopperOf } from '../auth/shopper.ts';
import { snippetSession, type SnippetSession } from '../payments/snippetSession.ts';
import type { SettleDeps } from '../payments/settlePayment.ts';
import type { StartDeps } from '../payments/startPayment.ts';
import { storeTyped } from './typedCheckout.ts';

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
  const cart = await changeCart(cartId, view, deps, (tx) =>
    setShippingQuote(tx, cartId, {
      fee,
      isUnlisted: false,
      currency: view.currency.code,
      defaultShippingId: before?.shipping?.id,
    }),
  );
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
  const cart = await changeCart(cartId, view, deps, async (tx) => {
    const typedDeps = { shopper, checkoutKey: deps.checkoutKey, config: deps.config };
    await storeTyped(tx, cartId, input, view.currency.code, typedDeps);
    if (deps.isServer && (input.skipShippingValidation || typeof input.externalShippingFee === 'number')) {
      const { externalShippingFee: fee, skipShippingValidation } = input;
      const isUnlisted = skipShippingValidation === true;
      await setShippingQuote(tx, cartId, { fee, isUnlisted, currency: view.currency.code });
    }
    const merchant_data = input.merchantData?.slice(0, 10_000);
    if (merchant_data !== undefined)
      await tx.updateTable('cart').set({ merchant_data }).where('id', '=', cartId).execute();
  });
  if (cart && cart.promoCode !== null && !cart.isCompleted) await storeShownCode(cart, cartId, deps);
  return cart && checkoutOf(cart, view, { ...deps, redirectUrl: input.checkoutUrls?.redirectUrl ?? null });
}

/** Remembers whether the response shows the discount of the cart's code, for the order. */
async function storeShownCode({ promoCode, code }: CartView, cartId: string, { db }: CheckoutDeps): Promise<void> {
  const shown_code = code?.isApplied ? promoCode : null;
  await inTransaction(db, (tx) =>
    tx.updateTable('checkout').set({ shown_code }).where('cart_id', '=', cartId).execute(),
  );
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
