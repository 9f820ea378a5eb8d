import type { ExposeId, RemoteName } from '@hemvaror/runtime/contract/contract';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';

/** LAYOUT-11: the layout of a page is `default` unless its route sets another one. */
export type LayoutName = 'default' | 'no-footer' | 'undistracted' | 'error' | 'planning-tool';

/** ROUTE-46 */
export type GuardName = 'default' | 'authenticated' | 'list-page-routing';

interface PageRoute {
  page: ExposeId;
  layout?: LayoutName;
  /** In addition to `default`, which every route has. */
  guards?: readonly GuardName[];
}

/**
 * Routes whose documents are personal, with or without an account: browsers and proxies must not store them,
 * nor their redirects.
 */
export const PRIVATE_ROUTES: readonly RouteName[] = [
  'checkout',
  'checkout-confirm',
  'checkout-klarna-fail',
  'order',
  'order-finder',
  'account',
  'account-orders',
  'account-settings',
  'account-balance',
  'account-reset-password',
  'preview-widgets',
];

export function isPrivateRoute(name: string): boolean {
  return PRIVATE_ROUTES.some((route) => route === name);
}

/**
 * Routes whose pages collect addresses and payments. They share a document in which no code of other pages runs: only a document
 * navigation enters or leaves it (OP-67). The confirmation is an ordinary page, as the tag manager reports it.
 */
export const CHECKOUT_ROUTES: readonly RouteName[] = ['checkout', 'checkout-klarna-fail'];

/** The remote whose code runs in the document of the checkout, and no other. */
export const CHECKOUT_REMOTE: RemoteName = 'mf-cart-checkout';

/** Whether a route is in the document of the checkout. @param name of a route, or of an address that no route matches */
export function isCheckoutDocument(name: string): boolean {
  return CHECKOUT_ROUTES.some((route) => route === name);
}

const LIST = { page: 'mf-catalog/ListPage', guards: ['list-page-routing'] } as const;

/** The pages of the remotes by route, without the routes of the shell. */
export const PAGES: Partial<Record<RouteName, PageRoute>> = {
  index: { page: 'mf-content/FrontPage' },
  content: { page: 'mf-content/ContentPage' },
  page: { page: 'mf-content/ContentPage' },
  cookies: { page: 'mf-content/CookiesPage' },
  'preview-widgets': { page: 'mf-content/WidgetPreviewPage', layout: 'no-footer', guards: ['authenticated'] },
  'planning-tool': { page: 'mf-content/PlanningToolPage', layout: 'planning-tool' },
  all: LIST,
  sale: LIST,
  category: LIST,
  'category-child': LIST,
  brand: LIST,
  'discount-campaign': LIST,
  list: LIST,
  'list-type': LIST,
  product: { page: 'mf-catalog/ProductPage' },
  'product-level': { page: 'mf-catalog/ProductPage' },
  'product-levels': { page: 'mf-catalog/ProductPage' },
  'product-plain': { page: 'mf-catalog/ProductPage' },
  brands: { page: 'mf-catalog/BrandsPage' },
  favorites: { page: 'mf-catalog/FavoritesPage' },
  search: { page: 'mf-search/ResultsPage' },
  checkout: { page: 'mf-cart-checkout/CheckoutPage', layout: 'undistracted' },
  'account-orders': { page: 'mf-account/OrdersPage', guards: ['authenticated'] },
  'account-settings': { page: 'mf-account/SettingsPage', guards: ['authenticated'] },
  'account-balance': { page: 'mf-account/BalancePage', guards: ['authenticated'] },
  'account-reset-password': { page: 'mf-account/ResetPasswordPage' },
  'checkout-klarna-fail': { page: 'mf-cart-checkout/PaymentFailedPage', layout: 'undistracted' },
  'checkout-confirm': { page: 'mf-cart-checkout/ConfirmationPage' },
  order: { page: 'mf-cart-checkout/OrderPage' },
  'order-finder': { page: 'mf-cart-checkout/OrderFinderPage' },
};

/** Slots of a layout that are part of the first view. Panels are loaded when they are opened. */
export const LAYOUT_SLOTS: Record<LayoutName, readonly ExposeId[]> = {
  default: ['mf-search/SearchBox'],
  error: ['mf-search/SearchBox'],
  'no-footer': ['mf-search/SearchBox'],
  undistracted: [],
  'planning-tool': [],
};

/** Slots that are loaded when they are needed. */
export const PANEL_SLOTS = {
  account: 'mf-account/AccountPanel',
  cart: 'mf-cart-checkout/CartPanel',
  addedToCart: 'mf-cart-checkout/AddedToCart',
} as const satisfies Record<string, ExposeId>;

/** The exposes that the shell's routes, layouts and panels name. */
export function namedExposes(): ReadonlySet<ExposeId> {
  const pages = Object.values(PAGES).map(({ page }) => page);
  return new Set([...pages, ...Object.values(LAYOUT_SLOTS).flat(), ...Object.values(PANEL_SLOTS)]);
}
