import { shopperOf } from '../auth/shopper.ts';
import type { ChangeTyped } from '../cart/openCart.ts';
import { readCart, type ReadCartDeps } from '../cart/readCart.ts';
import type { BlockedCustomers } from '../customers/blockedCustomers.ts';
import type { View } from '../markets/view.ts';
import { checkoutStateOf } from '../model/checkoutState.ts';
import { orderLimitRefusal } from '../order-rules/countOrder.ts';
import { findOrderRefusal } from '../order-rules/findOrderRefusal.ts';
import { unitsOf, type OrderCandidate } from '../order-rules/orderCandidate.ts';
import { selectedIds } from '../order-rules/validateOrder.ts';
import type { Config } from '../platform/config/config.ts';

interface ValidationDeps extends ReadCartDeps {
  config: Pick<Config, 'limits'>;
  blockedCustomers(): Promise<BlockedCustomers>;
  /** Network of the client. */
  address: string;
}

interface Validated {
  /** The input to validate, which is not stored. */
  change: ChangeTyped;
  shownTotal?: number | null | undefined;
}

/**
 * Returns why an order of this cart would be refused at this moment, or null: the same decision as for the order, without its locks.
 * Nothing is stored or counted.
 *
 * @returns English text for API clients
 */
export async function orderCreationRefusal(
  cartId: string,
  { change, shownTotal }: Validated,
  view: View,
  deps: ValidationDeps,
): Promise<string | null> {
  const cart = await readCart(cartId, view, deps, change);
  if (!cart) return 'The cart id is unknown.';
  const { account, customerId } = await shopperOf(deps);
  // A created checkout has a carrier and a payment method selected; before that there is no selection.
  const isCreated = account !== null || cart.hasCheckout;
  const state = { ...(isCreated ? selectedIds(cart) : {}), ...checkoutStateOf(cart.state, account) };
  const accountEmail = account?.email ?? null;
  const candidate: OrderCandidate = {
    cart,
    cartId,
    state,
    customerId,
    accountEmail,
    contact: 'given',
    agreed: { by: 'checkout', total: shownTotal },
  };
  const { limits } = deps.config;
  const refused = findOrderRefusal(candidate, { blocked: await deps.blockedCustomers(), limits });
  if (refused) return refused.refusal.message;
  const counted = {
    network: deps.address,
    email: state.email ?? '',
    customerId,
    accountEmail,
    units: unitsOf(cart.lines),
  };
  return (await orderLimitRefusal(deps.db, counted, limits))?.refusal.message ?? null;
}
