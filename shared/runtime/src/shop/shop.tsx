import { createContext, use, type ReactNode } from 'react';
import type { Shop } from '../contract/shop.ts';
import { createContext as createRouterContext } from '../libraries/router.ts';

/** For loaders: `context.get(shopContext)`. */
export const shopContext = createRouterContext<Shop>();

const ShopReactContext = createContext<Shop | null>(null);

type ChooseMarket = (alias: string) => void;

const ChooseMarketContext = createContext<ChooseMarket>(() => undefined);

interface ShopProviderProps {
  shop: Shop;
  /** Without it, the market cannot be changed. */
  chooseMarket?: ChooseMarket;
  children: ReactNode;
}

export function ShopProvider({ shop, chooseMarket, children }: ShopProviderProps) {
  const provided = <ShopReactContext value={shop}>{children}</ShopReactContext>;
  return chooseMarket ? <ChooseMarketContext value={chooseMarket}>{provided}</ChooseMarketContext> : provided;
}

/** @throws Error outside a ShopProvider: the shell, and `renderPage` in tests, provide one. */
export function useShop(): Shop {
  const shop = use(ShopReactContext);
  if (!shop) throw new Error('useShop needs a ShopProvider. In a test, render with @hemvaror/testing.');
  return shop;
}

/**
 * @returns a function that changes the market of the page, and of the checkout, to the one with the alias. The shop changes
 *   when the code of the change is loaded; then the page fetches its data again.
 */
export function useChooseMarket(): ChooseMarket {
  return use(ChooseMarketContext);
}
