import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { ChannelDocument } from './CheckoutPage.generated.ts';
import { checkoutMarkets, type CheckoutMarket } from './markets.ts';
import { loadPlainCheckout, type PlainCheckoutData } from './plain/loadPlainCheckout.ts';
import { parsePlainView } from './plain/plainView.ts';

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
