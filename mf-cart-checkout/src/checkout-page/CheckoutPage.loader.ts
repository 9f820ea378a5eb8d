import { apolloContext } from '@hemvaror/runtime/api/operations';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { ChannelDocument } from './CheckoutPage.generated.ts';
import { checkoutMarkets, marketOf, type CheckoutMarket } from './markets.ts';
import { CreateOrUpdatePlainCheckoutDocument } from './plain/PlainCheckout.generated.ts';
import { customerTypeOf } from './plain/plainCheckout.ts';
import type { PlainCheckoutData } from './plain/plainCheckoutData.ts';
import { parsePlainView, type PlainView } from './plain/plainView.ts';

export interface CheckoutPageData {
  markets: CheckoutMarket[];
  /** The checkout without JavaScript, if the address is its own and there is a cart. */
  plain: PlainCheckoutData | null;
}

/** Loads the markets, and the checkout for browsers without JavaScript: the shell loads the cart, and other browsers the checkout. */
export async function loader({ request, context }: LoaderArgs): Promise<CheckoutPageData> {
  const markets = await fetchMarkets(context);
  const view = parsePlainView(new URL(request.url).searchParams);
  return { markets, plain: view && (await loadPlainCheckout(view, markets, context)) };
}

/** The markets that can be selected in the checkout. @throws ApiError */
export async function fetchMarkets(context: LoaderArgs['context']): Promise<CheckoutMarket[]> {
  const { channel } = await context.get(apolloContext).query({ document: ChannelDocument });
  return checkoutMarkets(channel, context.get(shopContext).languageId);
}

/**
 * Loads the checkout that the visitor has typed so far. The operation has no input, so it stores nothing.
 *
 * @returns null without a cart, and for one that is empty or was ordered
 * @throws ApiError
 */
async function loadPlainCheckout(
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
  if (!checkout?.cart || itemCount(checkout.cart) === 0) return null;
  return { view, cartId, checkout, market, customerType: customerTypeOf(context, view.customerType) };
}
