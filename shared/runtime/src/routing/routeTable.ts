import { LOCALE_CODES } from '@hemvaror/domain/site/locales';

/** Languages of the path table; only those of `@hemvaror/domain/site` are enabled (OP-04). */
export const PATH_LOCALES = [...LOCALE_CODES, 'da', 'nb', 'fi'] as const;
export type PathLocale = (typeof PATH_LOCALES)[number];

interface RoutePaths {
  /** The path in languages without a localized one (ROUTE-12). */
  path: string;
  localized?: Partial<Record<PathLocale, string>>;
}

/**
 * Every named route and its path, in router syntax, without the locale prefix. Order does not matter: the router
 * ranks fixed segments above parameters, so a fixed route wins over `/{alias}` (ROUTE-36).
 */
export const ROUTE_TABLE = {
  index: { path: '/' },
  start: { path: '/start' },
  'not-found': { path: '/404' },
  checkout: { path: '/checkout', localized: { sv: '/kassan', da: '/kassen', nb: '/kassen', fi: '/kassa' } },
  'checkout-confirm': { path: '/checkout/confirm' },
  'checkout-klarna-fail': { path: '/checkout/klarna-fail' },
  /** The page of an order for anyone who has its link: the id is the secret. */
  order: { path: '/order/:publicId' },
  /** Mails the link of an order to its buyer. */
  'order-finder': { path: '/find-order', localized: { sv: '/hitta-order' } },
  'account-orders': { path: '/my-account/orders', localized: { sv: '/mina-sidor/ordrar' } },
  'account-settings': { path: '/my-account/settings', localized: { sv: '/mina-sidor/installningar' } },
  'account-balance': { path: '/my-account/balance', localized: { sv: '/mina-sidor/saldo' } },
  account: { path: '/account' },
  'account-reset-password': { path: '/account/reset-password' },
  favorites: { path: '/favorites', localized: { sv: '/favoriter' } },
  brands: { path: '/brands', localized: { sv: '/varumarken' } },
  all: { path: '/allt' },
  /** Everything that is reduced. */
  sale: { path: '/sale', localized: { sv: '/rea' } },
  cookies: { path: '/cookies' },
  'preview-widgets': { path: '/preview-widgets' },
  'planning-tool': { path: '/pythagoras-planeringsverktyg' },
  product: { path: '/p/:alias' },
  'product-level': { path: '/p/:level/:alias' },
  'product-levels': { path: '/p/:level1/:level2/:alias' },
  'product-plain': { path: '/product/:alias?' },
  category: { path: '/c/:category' },
  'category-child': { path: '/c/:parent/:category' },
  brand: { path: '/b/*' },
  'discount-campaign': { path: '/dc/*' },
  search: { path: '/s/:search' },
  'search-form': { path: '/s' },
  list: { path: '/l/*' },
  'list-type': { path: '/list/:type/*' },
  content: { path: '/content/:alias?' },
  page: { path: '/:alias' },
} as const satisfies Record<string, RoutePaths>;

export type RouteName = keyof typeof ROUTE_TABLE;

/** Every route name, for creating the router. */
export const ROUTE_NAMES: readonly RouteName[] = Object.keys(ROUTE_TABLE).filter(isRouteName);

export function isRouteName(text: string): text is RouteName {
  return Object.hasOwn(ROUTE_TABLE, text);
}

/** @returns the route's path in router syntax, without the locale prefix */
export function routePattern(name: RouteName, locale: PathLocale): string {
  const route: RoutePaths = ROUTE_TABLE[name];
  return route.localized?.[locale] ?? route.path;
}

/** ROUTE-38 */
export function isCheckoutRoute(name: string): boolean {
  return name.includes('checkout');
}

/** ROUTE-38 */
export function isSearchRoute(name: string): boolean {
  return name.includes('search');
}
