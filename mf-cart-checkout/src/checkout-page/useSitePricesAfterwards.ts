import { useEffect, useEffectEvent } from 'react';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { useShop } from '@hemvaror/runtime/shop/shop';

/** Fetches the cart in the market of the site when the shopper leaves the checkout of another market. */
export function useSitePricesAfterwards(): void {
  const session = useCartSession();
  const { market, checkoutMarket } = useShop();

  const leave = useEffectEvent(() => {
    // If it fails, the next fetch of the cart has the prices of the site.
    if (market !== checkoutMarket) session.load({ isOptional: true }).catch(() => undefined);
  });

  useEffect(() => () => leave(), []);
}
