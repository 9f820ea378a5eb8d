import type { BrowserContext, Page } from '@playwright/test';
import { follow } from '../../support/brokenSite.ts';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { newAddress, PASSWORD, Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, listen, test } from '../../support/siteTest.ts';
import { focusSearch, SWEDISH as SEARCH_TEXTS } from '../../support/search.ts';
import { RARELY_STORED, storedNames } from '../../support/storedNames.ts';
import { startTrackingServices, type TrackingServices } from '../../support/trackingServices.ts';

const LIST = '/c/beslag/krokar';
const CONFIRMATION = '/checkout/confirm';
// No stored consent, unlike in other specs.
test.use({ storageState: { cookies: [], origins: [] } });
// One site for all tests.
test.describe.configure({ mode: 'default' });
let services: TrackingServices;
let site: IsolatedSite;
test.beforeAll(async () => {
  services = await startTrackingServices();
  site = await startIsolatedSite({ env: { ...LONG_LIMITS, ...services.env } });
});
test.afterAll(async () => {
  await site.stop();
  await services.stop();
});
test.beforeEach(() => services.clear());

test('before an answer and after declining, a journey sends nothing to other origins and stores nothing unlisted [TRACK-05, CONSENT-09]', async ({
  page,
  context,
  open,
}) => {
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));

  await open(site.sv);
  await browse(page, 1);
  await page.getByRole('button', { name: 'Avböj' }).click();
  await open(site.sv);
  await browse(page, 2);
  await page.waitForLoadState('networkidle');

  expect(requested.filter((url) => !url.startsWith('data:') && new URL(url).origin !== site.sv)).toEqual([]);
  expect(services.requests).toEqual([]);
  await open(`${site.sv}/cookies`);
  const listed = await page.getByRole('rowheader').allTextContents();
  const stored = await storedNames(page);
  expect(stored).toContain('ralph-cart');
  expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
  for (const name of ['2c.cId', 'reported-orders', 'ralph-latest-products']) {
    expect(listed).toContain(name);
    expect(stored).not.toContain(name);
  }
});

test('after "allow", the tag manager receives one Page Impression per page shown [TRACK-03, CONST-06]', async ({
  page,
  open,
  consoleMessages,
}) => {
  const impressions = () =>
    services.entries('Page Impression').map((entry) => {
      const { pageType, url, httpStatusCode } = Object(entry).pageInfo;
      return [pageType, url, httpStatusCode];
    });
  await open(site.sv + LIST);
  expect(services.requests).toEqual([]);

  await page.getByRole('button', { name: 'Tillåt' }).click();
  const list = ['Category Page', LIST, 200];
  await expect.poll(impressions).toEqual([list]);
  await follow(page, `${LIST}?sort=PRICE`);
  await expect(page).toHaveURL(/sort=PRICE/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  const product = ['Product Page', new URL(page.url()).pathname, 200];
  await expect.poll(impressions).toEqual([list, product]);
  await page.goBack();
  await expect.poll(impressions).toEqual([list, product, list]);
  await page.reload();
  await expect.poll(impressions).toEqual([list, product, list, list]);
  await open(`${site.sv}/finns-inte`);

  await expect.poll(impressions).toEqual([list, product, list, list, ['Error Page', '/finns-inte', 404]]);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining('404')]);
  expect(services.entries('Product Detail Impression')).toEqual([
    expect.objectContaining({ ecommerce: expect.objectContaining({ currencyCode: 'SEK' }) }),
  ]);
});

test('after "allow", the recommendation service receives the cart and the customer, and the cookie page lists what is stored [TRACK-01, TRACK-02, CONSENT-09]', async ({
  page,
  open,
}) => {
  const email = newAddress();
  await open(`${site.sv}/cookies`);
  const listed = await page.getByRole('rowheader').allTextContents();
  await page.getByRole('radio', { name: 'Tillåt' }).check();
  await expect.poll(() => services.calls('setAutoLoad')).toEqual([{ call: 'setAutoLoad', value: false }]);

  await open(site.sv + SWEDISH.product);
  await page
    .getByRole('button', { name: /i favoriter$/ })
    .first()
    .click();
  await search(page, 'krok');
  await page.keyboard.press('Escape');
  await expect.poll(() => storedNames(page)).toContain('recentSearches');
  await page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();
  const item = {
    name: SWEDISH.productName,
    price_currency_code: 'SEK',
    product_id: expect.stringMatching(/^\d+$/),
    quantity: 1,
    sku_id: expect.stringMatching(/^\d+$/),
    unit_price: expect.any(Number),
  };
  await expect.poll(() => services.calls('setCart').at(-1)).toEqual({ call: 'setCart', value: { items: [item] } });
  await expect.poll(() => services.entries('Add to Cart')).toHaveLength(1);
  expect(services.calls('setCustomer')).toEqual([]);
  await new Shopper(page, SWEDISH).register(email, PASSWORD);

  await expect.poll(() => services.calls('setCustomer')).toContainEqual({ call: 'setCustomer', value: { email } });
  await expect
    .poll(async () => [...new Set([...(await storedNames(page)), ...RARELY_STORED, 'reported-orders'])].toSorted())
    .toEqual(listed.toSorted());
});

test('a purchase is sent once per order, and no address with an email or a cart id [TRACK-05]', async ({
  page,
  context,
  open,
}) => {
  const email = newAddress();
  const orderIds = () =>
    services.entries('purchase').map((entry) => Object(entry).ecommerce.purchase.actionField.id as unknown);
  await allow(context);
  await open(site.sv + SWEDISH.product);
  await page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();

  const orderId = await new Shopper(page, SWEDISH).order(email);
  await expect.poll(orderIds).toEqual([orderId]);
  await expect(page.getByRole('main')).toContainText(email);
  const confirmations = () => services.entries('Page Impression').filter((entry) => isConfirmation(entry)).length;
  await page.reload();
  await expect.poll(confirmations).toBe(2);
  // As a payment provider returns the shopper.
  await open(`${site.sv}${CONFIRMATION}?${new URLSearchParams({ oid: orderId, cartid: 'cart-of-order', email })}`);
  await expect.poll(confirmations).toBe(3);
  await page.waitForLoadState('networkidle');

  expect(orderIds()).toEqual([orderId]);
  const addresses = services.reports('tagManager').map(({ address }) => address);
  expect(addresses).toContain(`${site.sv}${CONFIRMATION}?oid=${orderId}`);
  expect(addresses.filter((address) => /email|cartid|@|%40/.test(address))).toEqual([]);
  const stored = await storedNames(page);
  expect(stored).toEqual(expect.arrayContaining(['checkout-key', 'reported-orders']));
});

test('a consent withdrawn on the cookie page stops the services at once, in every tab [TRACK-05]', async ({
  page,
  context,
  open,
  consoleMessages,
}) => {
  await allow(context);
  const other = await context.newPage();
  listen(other, consoleMessages);
  await other.goto(site.sv + SWEDISH.product);
  await hydrated(other);
  await open(`${site.sv}/cookies`);
  await expect.poll(() => services.entries('Page Impression')).toHaveLength(2);
  await expect.poll(() => storedNames(page)).toContain('2c.cId');
  for (const tab of [page, other]) {
    await tab.waitForLoadState('networkidle');
    await tab.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  }
  services.clear();

  await page.getByRole('radio', { name: 'Avböj' }).check();
  for (const tab of [page, other]) {
    await tab.waitForFunction(() => Reflect.get(window, 'isSameDocument') === undefined);
    await hydrated(tab);
  }
  await expect(page.getByRole('radio', { name: 'Avböj' })).toBeChecked();
  await other.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
  await follow(page, LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Krokar' })).toBeVisible();
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');

  expect(services.requests).toEqual([]);
  expect(await storedNames(page)).not.toContain('2c.cId');
});

/** Goes from the front page to a list and a product, adds it to the cart, and searches. @param count of the cart afterwards */
async function browse(page: Page, count: number): Promise<void> {
  await follow(page, LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Krokar' })).toBeVisible();
  await follow(page, SWEDISH.product);
  await page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: SWEDISH.cart(count) })).toBeVisible();
  await search(page, 'krok');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/s\/krok/);
}

/** Searches in the header until the results are visible: only a search with results is stored. */
async function search(page: Page, text: string): Promise<void> {
  const field = await focusSearch(page, SEARCH_TEXTS);
  await field.fill(text);
  await expect(page.getByRole('option', { name: new RegExp(text, 'i') }).first()).toBeVisible();
}

/** Cookies of a shopper who has allowed those of a shop with tracking. */
async function allow(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: 'ralph-cookie-consent', value: 'true', url: site.sv },
    { name: 'ralph-cookie-consent-record', value: '2.2026-11-23', url: site.sv },
  ]);
}

function isConfirmation(entry: unknown): boolean {
  return Object(entry).pageInfo.url === CONFIRMATION;
}
