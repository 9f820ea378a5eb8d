import type { ExposeId } from '@storefront/federation/contract';
import type { RouteName } from '@storefront/routing/routeTable';

/** LAYOUT-11: a page that names none gets `default`. */
export type LayoutName = 'default' | 'no-footer' | 'undistracted';

interface PageRoute {
  page: ExposeId;
  layout?: LayoutName;
}

/** Which remote's page fills which route. Routes that the shell answers itself are not here. */
export const PAGES: Partial<Record<RouteName, PageRoute>> = {
  index: { page: 'mf-content/FrontPage' },
  content: { page: 'mf-content/ContentPage' },
  page: { page: 'mf-content/ContentPage' },
  cookies: { page: 'mf-content/CookiesPage' },
  all: { page: 'mf-catalog/ListPage' },
  category: { page: 'mf-catalog/ListPage' },
  'category-child': { page: 'mf-catalog/ListPage' },
  brand: { page: 'mf-catalog/ListPage' },
  'discount-campaign': { page: 'mf-catalog/ListPage' },
  list: { page: 'mf-catalog/ListPage' },
  'list-type': { page: 'mf-catalog/ListPage' },
  product: { page: 'mf-catalog/ProductPage' },
  'product-level': { page: 'mf-catalog/ProductPage' },
  'product-levels': { page: 'mf-catalog/ProductPage' },
  'product-plain': { page: 'mf-catalog/ProductPage' },
  brands: { page: 'mf-catalog/BrandsPage' },
  favorites: { page: 'mf-catalog/FavoritesPage' },
  search: { page: 'mf-search/ResultsPage' },
  checkout: { page: 'mf-cart-checkout/CheckoutPage', layout: 'undistracted' },
  'account-orders': { page: 'mf-account/OrdersPage' },
  'checkout-klarna-fail': { page: 'mf-cart-checkout/PaymentFailedPage', layout: 'undistracted' },
  'checkout-confirm': { page: 'mf-cart-checkout/ConfirmationPage', layout: 'undistracted' },
};

/** Slots that a layout shows from the start; panels come later, when they are opened. */
export const LAYOUT_SLOTS: Record<LayoutName, readonly ExposeId[]> = {
  default: ['mf-search/SearchBox'],
  'no-footer': ['mf-search/SearchBox'],
  undistracted: [],
};
