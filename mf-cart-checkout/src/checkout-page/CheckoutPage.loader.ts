import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { ChannelDocument } from './CheckoutPage.generated.ts';
import { checkoutMarkets, type CheckoutMarket } from './markets.ts';

export interface CheckoutPageData {
  markets: CheckoutMarket[];
}

/** Loads the markets only: the shell loads the cart, and the browser loads the checkout. */
export async function loader({ context }: LoaderArgs): Promise<CheckoutPageData> {
  const { channel } = await context.get(apolloContext).query({ document: ChannelDocument });
  return { markets: checkoutMarkets(channel, context.get(shopContext).languageId) };
}
