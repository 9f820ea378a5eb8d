import { changedCart } from '../orders/changedCart.ts';
import type { CartView } from '../cart/cartView.ts';
import type { CheckoutInputType } from '../model/contract.generated.ts';
import type { CartCreation } from '../cart/lockCart.ts';
import type { CartReading } from '../cart/openCart.ts';
import type { Config } from '../platform/config/config.ts';
import type { View } from '../markets/view.ts';
import { checkoutStateOf, type CheckoutState } from '../model/checkoutState.ts';
import { shopperOf } from '../auth/shopper.ts';
import { storeTyped } from './typedCheckout.ts';

/** The data of the checkout page: the input so far, and the available options. */
export interface CheckoutView {
  cart: CartView;
  state: CheckoutState;
  view: View;
}

/** Stores the input and returns the complete checkout; null for an unknown cart. */
export async function createOrUpdateCheckout(
  cartId: string,
  input: CheckoutInputType,
  view: View,
  deps: CartReading & CartCreation & { config: Pick<Config, 'checkout'> },
): Promise<CheckoutView | null> {
  const shopper = await shopperOf(deps);
  const cart = await changedCart(cartId, view, deps, async (tx) => {
    await storeTyped(tx, cartId, input, { shopper, checkoutKey: deps.checkoutKey, config: deps.config });
    const merchant_data = input.merchantData?.slice(0, 10_000);
    if (merchant_data !== undefined)
      await tx.updateTable('cart').set({ merchant_data }).where('id', '=', cartId).execute();
  });
  return cart && { cart, state: checkoutStateOf(cart.state, shopper.account), view };
}
