import { createContext, use, type ReactNode } from 'react';
import type { LocaleCode } from '@storefront/config/locales';
import type { PublicConfig } from '@storefront/config/publicConfig';
import { createContext as createRouterContext } from '@storefront/platform/router';

/**
 * The facts of this page view that do not change while it lives: which site, which language, which market. The server
 * decides them from host, path and cookies; the browser takes them over as they are.
 */
export interface Shop {
  locale: LocaleCode;
  /** BCP 47 tag, also the API's languageId. */
  languageId: string;
  channelId: string;
  /** Alias of the market that shows prices. */
  market: string;
  checkoutMarket: string;
  currency: string;
  /** Origin of the site of each language, without a slash at the end. */
  origins: Record<LocaleCode, string>;
  config: PublicConfig;
}

/** What loaders read: `context.get(shopContext)`. */
export const shopContext = createRouterContext<Shop>();

const ShopReactContext = createContext<Shop | null>(null);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopReactContext value={shop}>{children}</ShopReactContext>;
}

/** @throws Error outside a ShopProvider: the shell, and `renderPage` in tests, provide one. */
export function useShop(): Shop {
  const shop = use(ShopReactContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it. In a test, render with @storefront/testing.');
  return shop;
}
