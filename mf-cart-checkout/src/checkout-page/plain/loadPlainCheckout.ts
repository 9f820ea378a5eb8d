import { apolloContext } from '@hemvaror/runtime/api/operations';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { marketOf, type CheckoutMarket } from '../markets.ts';
import { CreateOrUpdatePlainCheckoutDocument } from './PlainCheckout.generated.ts';
import { customerTypeOf, type PlainCheckoutResponse } from './plainCheckout.ts';
import type { PlainView } from './plainView.ts';

export interface PlainCheckoutData {
  view: PlainView;
  cartId: string;
  checkout: PlainCheckoutResponse;
  /** Null until the shopper has chosen a country. */
  market: CheckoutMarket | null;
  customerType: CustomerType;
}

/**
 * Loads the checkout that the visitor has typed so far. The operation has no input, so it stores nothing.
 *
 * @returns null without a cart, and for a cart that was ordered
 * @throws ApiError
 */
export async function loadPlainCheckout(
  view: PlainView,
  markets: readonly CheckoutMarket[],
  context: LoaderArgs['context'],
): Promise<PlainCheckoutData | null> {
  const cartId = context.get(cartContext).knownId();
  if (!cartId) return null;
  const { checkoutMarket } = context.get(shopContext);
  const market = marketOf(markets, view.country ?? checkoutMarket);
  const { data } = await context.get(apolloContext).executeWithRefusals({
    document: CreateOrUpdatePlainCheckoutDocument,
    variables: { cartId, checkoutMarketId: market?.alias ?? checkoutMarket },
  });
  const checkout = data?.createOrUpdateCheckout;
  return checkout ? { view, cartId, checkout, market, customerType: customerTypeOf(context, view.customerType) } : null;
}
