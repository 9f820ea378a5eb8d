import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The market of this page view, and the only way to change its shop. */
export interface MarketSession {
  getShop: () => Shop;
  subscribe: (listener: () => void) => () => void;
  /** Selects another market. */
  choose: (alias: string) => void;
  /** Replaces the shop and notifies the listeners. */
  replace: (shop: Shop) => void;
}

/** @param change switches to the selected alias */
export function createMarketSession(shop: Shop, change: (alias: string) => void): MarketSession {
  let current = shop;
  const listeners = new Set<() => void>();
  return {
    getShop: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: change,
    replace: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
