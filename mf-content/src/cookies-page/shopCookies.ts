import { SHOP_COOKIES, type CookieUse } from '@hemvaror/domain/site/shopCookies';
import { SHOP_STORAGE, type StorageUse } from '@hemvaror/domain/site/shopStorage';
import type { TrackingServices } from '@hemvaror/runtime/contract/trackingServices';

type Lifetime =
  | 'year'
  | 'hour'
  | 'minute'
  | 'order'
  | 'login'
  | 'week'
  | 'session'
  | 'day'
  | 'tab'
  | 'cleared'
  | 'service'
  | 'moment'
  | 'update';

export interface StoredEntry<Use = CookieUse | StorageUse> {
  name: string;
  /** Message key in `cookies.purposes`: when it is stored, and why. */
  use: Use;
  /** Message key in `cookies.lifetimes`. */
  lifetime: Lifetime;
}

/** The settings that decide which entries the shop stores. */
export interface StorageSettings {
  services: TrackingServices;
  /** Whether the site is on HTTPS, where some names have a prefix. */
  isSecure: boolean;
  hasServiceWorker: boolean;
}

/** In the order of the page: those of a login and of the staff are last. */
const COOKIE_LIFETIMES: Readonly<Record<CookieUse, Lifetime>> = {
  cart: 'year',
  state: 'year',
  market: 'year',
  checkoutMarket: 'year',
  checkoutKey: 'order',
  locale: 'year',
  flash: 'minute',
  form: 'session',
  consent: 'year',
  consentRecord: 'year',
  group: 'hour',
  recent: 'session',
  visitor: 'service',
  auth: 'login',
  bearer: 'week',
  refresh: 'login',
  user: 'login',
  userMaxAge: 'login',
  userType: 'year',
  loginToken: 'minute',
  override: 'session',
};

const STORAGE_LIFETIMES: Readonly<Record<StorageUse, Lifetime>> = {
  cartSummary: 'cleared',
  searches: 'cleared',
  signed: 'login',
  scroll: 'tab',
  reload: 'tab',
  checkoutDraft: 'day',
  reportedOrders: 'tab',
  tabLock: 'moment',
  tabMessages: 'cleared',
  offlineCache: 'update',
};

/** Every cookie that the shop or its services set (CONSENT-09), by the name that it has on this site. */
export function shopCookies({ services, isSecure }: StorageSettings): readonly StoredEntry<CookieUse>[] {
  return usesOf(COOKIE_LIFETIMES)
    .filter((use) => use !== 'visitor' || services.recommendation !== undefined)
    .map((use) => {
      const names = SHOP_COOKIES[use];
      const name = typeof names === 'string' ? names : names[isSecure ? 'secure' : 'plain'];
      return { name, use, lifetime: COOKIE_LIFETIMES[use] };
    });
}

/** Every other entry of the browser's storage. */
export function shopStorage(settings: StorageSettings): readonly StoredEntry<StorageUse>[] {
  return usesOf(STORAGE_LIFETIMES)
    .filter((use) => isStored(use, settings))
    .map((use) => ({ name: nameOf(use), use, lifetime: STORAGE_LIFETIMES[use] }));
}

function isStored(use: StorageUse, { services, hasServiceWorker }: StorageSettings): boolean {
  switch (use) {
    case 'reportedOrders':
      return Object.keys(services).length > 0;
    case 'offlineCache':
      return hasServiceWorker;
    default:
      return true;
  }
}

/** Some names have an end that varies: the version of a release, or the name of a lock. */
function nameOf(use: StorageUse): string {
  return use === 'offlineCache' || use === 'tabLock' ? `${SHOP_STORAGE[use]}…` : SHOP_STORAGE[use];
}

function usesOf<Use extends string>(lifetimes: Readonly<Record<Use, Lifetime>>): Use[] {
  const uses: Use[] = [];
  for (const use in lifetimes) uses.push(use);
  return uses;
}
