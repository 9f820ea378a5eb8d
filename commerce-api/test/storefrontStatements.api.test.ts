import { startApi, type Api } from './api.ts';
import { excessOf } from './statementsOf.ts';
import { storefrontOperations } from './storefrontOperations.ts';
import { storefrontVisit, type VisitStatements } from './storefrontVisit.ts';

/**
 * The statements of each operation for a customer, with filled caches. A further statement is a decision: orders wait for each
 * other's locks, and on a busy database each statement is a round trip.
 */
const MAX_STATEMENTS: Record<string, number> = {
  'shell/channel channel': 0,
  'shell/channel channelAdditions': 0,
  'shell/categories categories': 0,
  'shell/menus getMenuAtLocation': 0,
  'shell/urlHistory urlHistory': 1,
  'shell/siteMeta siteMeta': 0,
  'shell/sitemap sitemapProducts': 1,
  'shell/sitemap sitemapCampaign': 0,
  'shell/sitemap sitemapLists': 0,
  'shell/sitemap sitemapContent': 0,
  'shell/subscribeToNewsletter subscribeToNewsletter': 6,
  'mf-catalog/ListPage products': 0,
  'mf-catalog/FavoritesPage products': 1,
  'mf-catalog/BrandsPage brands': 0,
  'mf-search/ResultsPage products': 0,
  'mf-search/Suggestions productSuggestions': 0,
  'mf-search/LatestProducts latestProducts': 0,
  'mf-search/ContentPages cmsPages': 0,
  'mf-content/ProductList products': 0,
  'mf-content/ContentPage getMenuAtLocation': 0,
  'mf-content/ContentPage cmsPages': 0,
  'mf-content/WidgetArea widgetArea': 0,
  'mf-catalog/ProductPage product': 0,
  'mf-catalog/RelatedProducts relatedProducts': 0,
  'mf-catalog/productsById products': 0,
  'mf-catalog/Reviews queryReviews': 1,
  'mf-catalog/campaignPage campaignPage': 0,
  'mf-catalog/NotifyForm monitorProductAvailability': 4,
  'mf-catalog/sendReview postProductReview': 4,
  'shared/runtime/Cart getCart, a new cart': 1,
  'shared/runtime/Cart addToCart': 5,
  'shared/runtime/Cart addToCart, again': 3,
  'shared/runtime/MergeCart mergeCart': 6,
  'shared/runtime/Cart getCart': 2,
  'shared/runtime/Cart updateCartItem': 3,
  'mf-cart-checkout/PromoCode setCartPromoCode': 4,
  'mf-cart-checkout/PromoCode setCartPromoCode, removed': 3,
  'mf-cart-checkout/CategoryLinks categories': 0,
  'mf-cart-checkout/suggestedProducts relatedProducts': 0,
  'mf-cart-checkout/suggestedProducts products': 0,
  'mf-cart-checkout/CheckoutPage channel': 0,
  'mf-cart-checkout/Checkout createOrUpdateCheckout': 4,
  'mf-cart-checkout/PlainCheckout createOrUpdatePlainCheckout': 3,
  'mf-cart-checkout/placeOrder placeOrder, by invoice': 8,
  'mf-cart-checkout/placeOrder subscribeToNewsletter': 6,
  'mf-cart-checkout/ConfirmationPage checkout, by invoice': 4,
  'mf-cart-checkout/ConfirmationPage checkout, by invoice, again': 3,
  'mf-cart-checkout/PaymentOutcome paymentOutcome, by invoice': 3,
  'mf-cart-checkout/PaymentOutcome paymentProgress, by invoice': 3,
  'mf-cart-checkout/orderLink orderLink, by invoice': 3,
  'mf-cart-checkout/completeCart completeCart, by invoice': 4,
  'mf-cart-checkout/placeOrder placeOrder, by card': 17,
  // The order is written here.
  'mf-cart-checkout/ConfirmationPage checkout, by card': 24,
  'mf-cart-checkout/ConfirmationPage checkout, by card, again': 5,
  'mf-cart-checkout/PaymentOutcome paymentOutcome, by card': 5,
  'mf-cart-checkout/PaymentOutcome paymentProgress, by card': 5,
  'mf-cart-checkout/orderLink orderLink, by card': 5,
  'mf-cart-checkout/completeCart completeCart, by card': 4,
  'mf-cart-checkout/Checkout createOrUpdateCheckout, by Klarna': 12,
  'mf-cart-checkout/OrderPage getOrderPublic': 1,
  'mf-cart-checkout/ownOrder ownOrder': 2,
  'mf-cart-checkout/OrderPage.action requestWithdrawal': 14,
  'mf-cart-checkout/OrderPage.action cancelOrder': 19,
  'mf-cart-checkout/OrderFinderPage.action requestOrderLink': 3,
  'mf-account/OrdersPage getOrders': 2,
  'mf-account/BalancePage getUser': 3,
  'mf-account/SettingsPage getUser': 3,
  'mf-account/AccountPanel updateUser': 6,
  'mf-account/Settings updateUser': 6,
  'mf-account/Settings exportUser': 12,
  'mf-account/AccountPanel requestPasswordReset': 5,
  'mf-account/ResetPasswordPage commitReset, unknown key': 2,
  // Each table with data of a person has its own statement, and a person is erased once.
  'mf-account/Settings deleteUser': 44,
};

let api: Api;
let visits: VisitStatements[];
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'trace', PAYMENT_SANDBOX: 'true' });
  // The first visit fills the caches.
  await storefrontVisit(api, 'first@example.se');
  visits = [await storefrontVisit(api, 'second@example.se'), await storefrontVisit(api, 'third@example.se')];
});
afterAll(() => api.stop());

/** Of the visit with fewer: on PostgreSQL, the notice of a change may arrive during the operation, which then reads again. */
function fewestStatements(operation: string): readonly string[] | undefined {
  return visits
    .flatMap((visit) => {
      const statements = visit.get(operation);
      return statements ? [statements] : [];
    })
    .toSorted((one, other) => one.length - other.length)[0];
}

test.each(Object.entries(MAX_STATEMENTS))('%s takes at most %i statements', (operation, max) => {
  const statements = fewestStatements(operation);

  expect(statements).toBeDefined();
  expect(excessOf(statements ?? [], max)).toBe('');
});

test('every operation of the storefront has its maximum', () => {
  const [...names] = storefrontOperations.keys();
  const withMaximum = new Set(Object.keys(MAX_STATEMENTS).map((operation) => operation.split(',')[0]));
  // The template of new remotes is no app.
  const sent = names.filter((name) => !name.startsWith('shared/tooling/'));

  expect(sent.length).toBeGreaterThan(50);
  expect(sent.filter((name) => !withMaximum.has(name))).toEqual([]);
  expect(visits.flatMap((visit) => [...visit.keys()]).filter((operation) => !(operation in MAX_STATEMENTS))).toEqual(
    [],
  );
});
