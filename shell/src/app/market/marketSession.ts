import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The market of this page view. It alone can change the facts of the page. */
export interface MarketSession {
  getShop: () => Shop;
  subscribe: (listener: () => void) => () => void;
  /** Goes shopping in another market; what `change` makes of the choice. */
  choose: (alias: string) => void;
  /** Puts other facts in place. */
  replace: (shop: Shop) => void;
}

/** @param change told what was chosen, and the session to change */
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
