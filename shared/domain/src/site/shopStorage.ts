import {
  CHECKOUT_DRAFT_KEY,
  RECENT_SEARCHES_KEY,
  RELOADED_AT_KEY,
  REPORTED_ORDERS_KEY,
  SCROLL_POSITIONS_KEY,
  SIGN_FLAG_KEY,
  TOKEN_LOCK_KEY,
} from './storageKeys.ts';

/** Every other entry that the shop stores in a browser, by its use: keys of its storage, and caches of the service worker. */
export const SHOP_STORAGE = {
  searches: RECENT_SEARCHES_KEY,
  signed: SIGN_FLAG_KEY,
  scroll: SCROLL_POSITIONS_KEY,
  reload: RELOADED_AT_KEY,
  checkoutDraft: CHECKOUT_DRAFT_KEY,
  reportedOrders: REPORTED_ORDERS_KEY,
  tokenLock: TOKEN_LOCK_KEY,
  /** Followed by a version. */
  offlineCache: 'precache-',
  fileCache: 'files',
  imageCache: 'images',
} as const;

export type StorageUse = keyof typeof SHOP_STORAGE;
