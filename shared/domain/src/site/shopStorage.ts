import {
  CART_SUMMARY_KEY,
  CHECKOUT_DRAFT_KEY,
  RECENT_SEARCHES_KEY,
  RELOADED_AT_KEY,
  REPORTED_ORDERS_KEY,
  SCROLL_POSITIONS_KEY,
  SIGN_FLAG_KEY,
  TAB_LOCK_PREFIX,
  TAB_MESSAGES_KEY,
} from './storageKeys.ts';

/** Every other entry that the shop stores in a browser, by its use: keys of its storage, and the cache of the service worker. */
export const SHOP_STORAGE = {
  cartSummary: CART_SUMMARY_KEY,
  searches: RECENT_SEARCHES_KEY,
  signed: SIGN_FLAG_KEY,
  scroll: SCROLL_POSITIONS_KEY,
  reload: RELOADED_AT_KEY,
  checkoutDraft: CHECKOUT_DRAFT_KEY,
  reportedOrders: REPORTED_ORDERS_KEY,
  /** Followed by the name of the lock. */
  tabLock: TAB_LOCK_PREFIX,
  tabMessages: TAB_MESSAGES_KEY,
  /** Followed by a version. */
  offlineCache: 'precache-',
} as const;

export type StorageUse = keyof typeof SHOP_STORAGE;
