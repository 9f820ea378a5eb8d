import * as z from 'zod';
import type { Api } from './api.ts';
import { authenticate, digest } from './authClient.ts';
import { BILLING_ADDRESS } from './placeOrder.ts';
import { withStatements } from './statementsOf.ts';
import { storefrontOperations } from './storefrontOperations.ts';

const INVOICE = 18;
const CARD = 30;
const KLARNA = 31;
const IDS = { channelId: '1|se', languageId: 'sv-SE', marketId: 'se', checkoutMarketId: 'se', checkoutMarket: 'se' };
const ADDRESS = { ...BILLING_ADDRESS, phone: '070-123 45 67' };
const HANDLE = { skuId: 101, quantity: 1 };
const ALIAS = 'linje-massing';
const LIST = { filter: { facets: ['c_beslag'] }, take: 24, skip: 0, withFacets: true, url: '/c/beslag' };

const cartShape = z.object({ getCart: z.object({ id: z.string() }) });
const mergedShape = z.object({ mergeCart: z.object({ cart: z.object({ id: z.string() }) }) });
const placedShape = z.object({
  placeOrder: z.object({ orderId: z.string().nullable(), redirectUrl: z.string().nullable() }),
});
const orderLinkShape = z.object({ checkout: z.object({ order: z.object({ publicId: z.string() }) }) });

/** The statements of each operation, by its name and, if it is sent in different situations, the situation. */
export type VisitStatements = ReadonlyMap<string, readonly string[]>;

/**
 * A new customer uses all of the shop: lists, a product, the cart, an order by invoice, one by card, the account. Each operation
 * is the storefront's own document.
 *
 * @param api with `LOG_LEVEL=trace` and `PAYMENT_SANDBOX=true`
 */
export async function storefrontVisit(api: Api, email: string): Promise<VisitStatements> {
  const taken = new Map<string, readonly string[]>();
  const { token = '' } = await authenticate(api, 'register', email, 'long-enough');
  const headers = { authorization: `Bearer ${token}` };

  async function send(name: string, variables: object = {}, situation = ''): Promise<Record<string, unknown>> {
    const query = storefrontOperations.get(name);
    if (query === undefined) throw new Error(`The storefront has no operation ${name}.`);
    const request = { variables: { ...IDS, ...variables }, headers };
    const { data, statements } = await withStatements(api, query, request);
    taken.set(`${name}${situation}`, statements);
    return data;
  }
  const checkout = {
    email,
    billingAddress: ADDRESS,
    identityNumber: '19900101-0017',
    acceptedConsents: ['order'],
    paymentId: INVOICE,
  };

  async function shell() {
    await send('shell/channel channel');
    await send('shell/channel channelAdditions');
    await send('shell/categories categories');
    await send('shell/menus getMenuAtLocation', { menuLocationId: 'main-desktop' });
    await send('shell/urlHistory urlHistory', { url: '/c/beslag/dragarhandtag' });
    await send('shell/siteMeta siteMeta');
    await send('shell/sitemap sitemapProducts', { take: 200, skip: 0 });
    await send('shell/sitemap sitemapCampaign', { url: '/k/kampanj' });
    await send('shell/sitemap sitemapLists');
    await send('shell/sitemap sitemapContent', { sv: 'sv-SE', en: 'en-US' });
    await send('shell/subscribeToNewsletter subscribeToNewsletter', { email });
  }

  async function lists() {
    await send('mf-catalog/ListPage products', { ...LIST, withInfo: true, pageUrl: '/c/beslag' });
    await send('mf-catalog/FavoritesPage products', { filter: { facets: [`a_${ALIAS}`] }, take: 24 });
    await send('mf-catalog/BrandsPage brands', { take: 24, filter: {} });
    await send('mf-search/ResultsPage products', { ...LIST, filter: { searchText: 'mässing' } });
    const found = { filter: { searchText: 'mässing' }, take: 6, takeFound: 24, withFound: true };
    await send('mf-search/Suggestions productSuggestions', found);
    await send('mf-search/LatestProducts latestProducts', { take: 6 });
    await send('mf-search/ContentPages cmsPages');
    await send('mf-content/ProductList products', { filter: {}, take: 8 });
    await send('mf-content/ContentPage getMenuAtLocation', { menuLocationId: 'main-desktop' });
    await send('mf-content/ContentPage cmsPages', { sv: 'sv-SE', en: 'en-US' });
    await send('mf-content/WidgetArea widgetArea', { family: 'Frontpage', areaName: 'The front page area' });
  }

  async function product() {
    await send('mf-catalog/ProductPage product', { alias: ALIAS });
    await send('mf-catalog/RelatedProducts relatedProducts', { alias: ALIAS });
    await send('mf-catalog/productsById products', { filter: { productIds: [1, 2, 3] }, take: 3 });
    await send('mf-catalog/Reviews queryReviews', { alias: ALIAS, take: 10, sort: 'HIGHEST' });
    await send('mf-catalog/campaignPage campaignPage', { url: '/k/kampanj' });
    await send('mf-catalog/NotifyForm monitorProductAvailability', { email, skuId: 102 });
    const review = { alias: ALIAS, rating: 5, comment: 'Rejält handtag.', author: 'Karin' };
    await send('mf-catalog/sendReview postProductReview', review);
  }

  async function filledCart(): Promise<string> {
    const { id } = cartShape.parse(await send('shared/runtime/Cart getCart', {}, ', a new cart')).getCart;
    await send('shared/runtime/Cart addToCart', { id, item: HANDLE });
    await send('shared/runtime/Cart addToCart', { id, item: HANDLE }, ', again');
    return id;
  }

  async function cart(): Promise<string> {
    const merged = await send('shared/runtime/MergeCart mergeCart', { id: await filledCart() });
    const { id } = mergedShape.parse(merged).mergeCart.cart;
    await send('shared/runtime/Cart getCart', { id });
    await send('shared/runtime/Cart updateCartItem', { id, item: { ...HANDLE, quantity: 3 } });
    await send('mf-cart-checkout/PromoCode setCartPromoCode', { id, promoCode: 'VÄLKOMMEN10' });
    await send('mf-cart-checkout/PromoCode setCartPromoCode', { id, promoCode: '' }, ', removed');
    await send('mf-cart-checkout/CategoryLinks categories');
    await send('mf-cart-checkout/suggestedProducts relatedProducts', { alias: ALIAS });
    await send('mf-cart-checkout/suggestedProducts products', { filter: { productIds: [2, 3] }, take: 4 });
    return id;
  }

  async function orderByInvoice(cartId: string): Promise<string> {
    await send('mf-cart-checkout/CheckoutPage channel');
    await send('mf-cart-checkout/Checkout createOrUpdateCheckout', { cartId, checkout });
    await send('mf-cart-checkout/PlainCheckout createOrUpdatePlainCheckout', { cartId, checkout });
    const placed = await send('mf-cart-checkout/placeOrder placeOrder', { cartId, checkout }, ', by invoice');
    await send('mf-cart-checkout/placeOrder subscribeToNewsletter', { email });
    return confirmation(cartId, placedShape.parse(placed).placeOrder.orderId, ', by invoice');
  }

  async function orderByCard(): Promise<string> {
    const cartId = await filledCart();
    const byCard = { ...checkout, paymentId: CARD };
    const placed = await send('mf-cart-checkout/placeOrder placeOrder', { cartId, checkout: byCard }, ', by card');
    const { pathname } = new URL(placedShape.parse(placed).placeOrder.redirectUrl ?? '');
    const body = new URLSearchParams({ scenario: 'paid' });
    const paid = await api.get(pathname, { method: 'POST', body, redirect: 'manual' });
    const back = new URL(paid.headers.get('location') ?? '', 'http://localhost:3000');
    return confirmation(cartId, back.searchParams.get('oid'), ', by card');
  }

  /** @returns the public id of the order */
  async function confirmation(cartId: string, id: string | null, situation: string): Promise<string> {
    const variables = { id, cartId, paymentType: 'STANDARD' };
    await send('mf-cart-checkout/ConfirmationPage checkout', variables, situation);
    await send('mf-cart-checkout/ConfirmationPage checkout', variables, `${situation}, again`);
    await send('mf-cart-checkout/PaymentOutcome paymentOutcome', variables, situation);
    await send('mf-cart-checkout/PaymentOutcome paymentProgress', variables, situation);
    const link = await send('mf-cart-checkout/orderLink orderLink', variables, situation);
    await send('mf-cart-checkout/completeCart completeCart', { id: cartId }, situation);
    return orderLinkShape.parse(link).checkout.order.publicId;
  }

  async function snippet() {
    const byKlarna = { cartId: await filledCart(), checkout: { ...checkout, paymentId: KLARNA } };
    await send('mf-cart-checkout/Checkout createOrUpdateCheckout', byKlarna, ', by Klarna');
  }

  async function orders(invoiceId: string, cardId: string) {
    await send('mf-cart-checkout/OrderPage getOrderPublic', { publicOrderId: cardId });
    await send('mf-cart-checkout/ownOrder ownOrder', { orderId: 100_001 });
    await send('mf-account/OrdersPage getOrders');
    await send('mf-cart-checkout/OrderPage.action requestWithdrawal', { publicOrderId: cardId });
    await send('mf-cart-checkout/OrderPage.action cancelOrder', { publicOrderId: invoiceId });
    await send('mf-cart-checkout/OrderFinderPage.action requestOrderLink', { orderId: 100_001, email });
  }

  async function account() {
    const user = { newsletter: true, customerType: 'PERSON', address: ADDRESS };
    await send('mf-account/BalancePage getUser');
    await send('mf-account/SettingsPage getUser');
    await send('mf-account/AccountPanel updateUser', { user: { newsletter: false } });
    await send('mf-account/Settings updateUser', { user });
    await send('mf-account/Settings exportUser');
    await send('mf-account/AccountPanel requestPasswordReset', { email });
    const reset = { resetKey: 'unknown', password: digest('longer-enough') };
    await send('mf-account/ResetPasswordPage commitReset', reset, ', unknown key');
    await send('mf-account/Settings deleteUser');
  }

  await shell();
  await lists();
  await product();
  const invoiceId = await orderByInvoice(await cart());
  const cardId = await orderByCard();
  await snippet();
  await orders(invoiceId, cardId);
  await account();
  return taken;
}
