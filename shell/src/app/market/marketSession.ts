import { createQueue } from '@hemvaror/domain/createQueue';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The market of this page view, and the only way to change its shop. */
export interface MarketSession {
  getShop: () => Shop;
  subscribe: (listener: () => void) => () => void;
  /** Selects another market, after those selected before. @returns false if it could not be changed */
  choose: (alias: string) => Promise<boolean>;
  /** The shop of requests: during a change, the one whose data decide whether the shop can change. */
  getRequestShop: () => Shop;
  /** Sets the shop of requests until `replace`. Undefined ends an attempt. */
  tryOut: (shop: Shop | undefined) => void;
  /** Replaces the shop and notifies the listeners. */
  replace: (shop: Shop) => void;
}

/** @param change switches to the selected alias */
export function createMarketSession(shop: Shop, change: (alias: string) => Promise<boolean>): MarketSession {
  let current = shop;
  let tried: Shop | undefined;
  const enqueue = createQueue();
  const listeners = new Set<() => void>();
  return {
    getShop: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (alias) => enqueue(() => change(alias)),
    getRequestShop: () => tried ?? current,
    tryOut: (next) => {
      tried = next;
    },
    replace: (next) => {
      tried = undefined;
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
