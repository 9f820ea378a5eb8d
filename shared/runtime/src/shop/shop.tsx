import { createContext, use, type ReactNode } from 'react';
import type { Shop } from '../contract/shop.ts';
import { createContext as createRouterContext } from '../libraries/router.ts';

/** For loaders: `context.get(shopContext)`. */
export const shopContext = createRouterContext<Shop>();

const ShopReactContext = createContext<Shop | null>(null);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopReactContext value={shop}>{children}</ShopReactContext>;
}

/** @throws Error outside a ShopProvider: the shell, and `renderPage` in tests, provide one. */
export function useShop(): Shop {
  const shop = use(ShopReactContext);
  if (!shop) throw new Error('useShop needs a ShopProvider. In a test, render with @hemvaror/testing.');
  return shop;
}
