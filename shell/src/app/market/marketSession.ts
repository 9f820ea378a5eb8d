import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The market of this page view, and the only way to change its shop. */
export interface MarketSession {
  getShop: () => Shop;
  subscribe: (listener: () => void) => () => void;
  /** Selects another market, after those selected before. @returns false if it could not be changed */
  choose: (alias: string) => Promise<boolean>;
  /** Sets the shop of requests that decide whether it can change. Listeners learn of it by `replace`. */
  tryOut: (shop: Shop) => void;
  /** Replaces the shop and notifies the listeners. */
  replace: (shop: Shop) => void;
}

/** @param change switches to the selected alias. It must not reject */
export function createMarketSession(shop: Shop, change: (alias: string) => Promise<boolean>): MarketSession {
  let current = shop;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  return {
    getShop: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (alias) => {
      const changed = queue.then(async () => change(alias));
      queue = changed;
      return changed;
    },
    tryOut: (next) => {
      current = next;
    },
    replace: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
