import { createContext, use, type ReactNode } from 'react';
import type { Shop } from '../contract/shop.ts';
import { createContext as createRouterContext } from '../libraries/router.ts';

/** For loaders: `context.get(shopContext)`. */
export const shopContext = createRouterContext<Shop>();

const ShopReactContext = createContext<Shop | null>(null);

/** @returns false if the market could not be changed */
type ChooseMarket = (alias: string) => Promise<boolean>;

const ChooseMarketContext = createContext<ChooseMarket>(() => Promise.resolve(false));

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
 *   when the data of the page have been fetched in that market; if that fails, nothing changes.
 */
export function useChooseMarket(): ChooseMarket {
  return use(ChooseMarketContext);
}
