import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The market of this page view, and the only way to change its shop. */
export interface MarketSession {
  getShop: () => Shop;
  subscribe: (listener: () => void) => () => void;
  /** Selects another market by calling `change`. */
  choose: (alias: string) => void;
  /** Replaces the shop and notifies the listeners. */
  replace: (shop: Shop) => void;
}

/** @param change called with the selected alias and the session to change */
export function createMarketSession(
  shop: Shop,
  change: (alias: string, session: MarketSession) => void,
): MarketSession {
  let current = shop;
  const listeners = new Set<() => void>();
  const session: MarketSession = {
    getShop: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (alias) => change(alias, session),
    replace: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
  return session;
}
