import { apolloContext, hasCheckoutProofContext } from '@hemvaror/runtime/api/operations';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { datedOptions } from '../delivery/datedOptions.ts';
import { CreateOrUpdateCheckoutDocument } from './Checkout.generated.ts';
import { ChannelDocument } from './CheckoutPage.generated.ts';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { checkoutMarkets, marketOf, type CheckoutMarket } from './markets.ts';
import { CreateOrUpdatePlainCheckoutDocument } from './plain/PlainCheckout.generated.ts';
import { customerTypeOf } from './plain/plainCheckout.ts';
import type { PlainCheckoutData } from './plain/plainCheckoutData.ts';
import { parsePlainView, type PlainView } from './plain/plainView.ts';

export interface CheckoutPageData {
  markets: CheckoutMarket[];
  /** The checkout without JavaScript, if the address is its own and there is a cart. */
  plain: PlainCheckoutData | null;
  /** The input of an earlier page view, with the options; null if the server cannot know it. */
  stored: CheckoutResponse | null;
}

/** Timeout of the stored checkout, in ms. Without it, the page fetches the checkout at the first touch. */
const STORED_TIMEOUT_MS = 1_000;

/** Loads the markets and the checkout of a visitor whom the server knows. The shell loads the cart. */
export async function loader({ request, context }: LoaderArgs): Promise<CheckoutPageData> {
  const view = parsePlainView(new URL(request.url).searchParams);
  const [markets, stored] = await Promise.all([fetchMarkets(context), view ? null : loadStored(request, context)]);
  return { markets, stored, plain: view && (await loadPlainCheckout(view, markets, context)) };
}

/**
 * Loads the checkout of a visitor who is signed in or has a checkout key. The operation has no input, so it stores nothing.
 *
 * @returns null for other visitors, without a cart, and if the API fails: the page fetches the checkout at the first touch
 */
async function loadStored({ signal }: Request, context: LoaderArgs['context']): Promise<CheckoutPageData['stored']> {
  const cartId = context.get(cartContext).knownId();
  if (!cartId || !context.get(hasCheckoutProofContext)) return null;
  try {
    const { data } = await context.get(apolloContext).executeWithRefusals({
      document: CreateOrUpdateCheckoutDocument,
      variables: { cartId, checkoutMarketId: context.get(shopContext).checkoutMarket },
      signal: AbortSignal.any([signal, AbortSignal.timeout(STORED_TIMEOUT_MS)]),
    });
    const checkout = data?.createOrUpdateCheckout;
    // The page has the cart already.
    return checkout ? { ...withDates(checkout, context), cart: null } : null;
  } catch {
    // Optional data: the API client reports the failure.
    return null;
  }
}

/** The checkout with the delivery dates of its options, if the API has none. In the loader, so that server and browser render the same. */
function withDates<Checkout extends Pick<CheckoutResponse, 'shippingOptions' | 'cart'>>(
  checkout: Checkout,
  context: LoaderArgs['context'],
): Checkout {
  const purchase = { lines: checkout.cart?.items, country: context.get(shopContext).deliveryCountry, now: new Date() };
  return { ...checkout, shippingOptions: datedOptions(checkout.shippingOptions, purchase) };
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
  return {
    view,
    cartId,
    checkout: withDates(checkout, context),
    market,
    customerType: customerTypeOf(context, view.customerType),
  };
}
