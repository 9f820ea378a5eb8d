import type { CartView } from '../cart/cartView.ts';
import { readCart } from '../cart/readCart.ts';
import { changeCart } from '../cart/changeCart.ts';
import type { CheckoutInputType } from '../graphql/resolvers.generated.ts';
import type { Context } from '../graphql/context.ts';
import type { View } from '../markets/view.ts';
import { addressFrom } from './address.ts';
import { checkoutStateAfter, type CheckoutState } from './checkoutState.ts';

/** Everything the checkout page shows: what was filled in, and what can be chosen now. */
export interface CheckoutView {
  cart: CartView;
  state: CheckoutState;
  view: View;
}

/** Stores what was given and answers the whole state; null when there is no such cart. */
export async function createOrUpdateCheckout(
  cartId: string,
  input: CheckoutInputType,
  view: View,
  context: Context,
): Promise<CheckoutView | null> {
  const before = await readCart(cartId, view, context);
  if (!before) return null;
  const state = checkoutStateAfter(await prefilled(before.state, context), input);
  const cart = await changeCart(cartId, view, context, async (tx) => {
    const merchant_data = input.merchantData?.slice(0, 10_000);
    await tx
      .updateTable('cart')
      .set({ checkout: JSON.stringify(state), ...(merchant_data === undefined ? {} : { merchant_data }) })
      .where('id', '=', cartId)
      .execute();
  });
  return cart && { cart, state: cart.state, view };
}

/** A signed-in shopper's account fills in what nobody has typed yet. */
async function prefilled(state: CheckoutState, context: Context): Promise<CheckoutState> {
  const signedIn = state.billingAddress ? null : await context.viewer();
  if (!signedIn) return state;
  const account = await context.db
    .selectFrom('customer')
    .select(['email', 'address', 'personal_id', 'customer_type'])
    .where('id', '=', signedIn.customerId)
    .executeTakeFirst();
  if (!account) return state;
  return {
    email: account.email,
    ...(account.personal_id ? { identityNumber: account.personal_id } : {}),
    customerType: account.customer_type,
    billingAddress: addressFrom({}, account.address),
    ...state,
  };
}
