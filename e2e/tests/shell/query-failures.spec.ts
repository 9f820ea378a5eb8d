import type { Page } from '@playwright/test';
import { startApiProxy, type ApiProxy, type Operation } from '../../support/apiProxy.ts';
import { fillCart, skuOf } from '../../support/cart.ts';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { mockQueries, ENGLISH, expectErrorPage, focusSearch, SWEDISH } from '../../support/search.ts';
import { cookiesOf, ENGLISH as ACCOUNT_ENGLISH, SWEDISH as ACCOUNT_SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/* Pages whose own query fails. */

const SEARCH_FAILED = '503 Response not successful: Received status code 502';
const LIST_FAILED = '503 Response not successful: Received status code 500';
const CART_FAILED = '503 Response not successful: Received status code 500';
const CART_KEPT = {
  sv: 'Vi kunde inte uppdatera varukorgen. Den visas som den såg ut senast.',
  en: "We couldn't update your cart. It's shown as we last saw it.",
};
const RETRY = { sv: 'Försök igen', en: 'Try again' };

test.describe('when the API fails', () => {
  // One site for all tests.
  test.describe.configure({ mode: 'default' });
  let api: ApiProxy;
  let site: IsolatedSite;
  /** Ids of the carts whose query fails. */
  const failingCarts = new Set<string>();
  /** Ids of the carts whose query gets no response. */
  const unansweredCarts = new Set<string>();
  test.beforeAll(async ({ browser }) => {
    api = await startApiProxy((operation) => {
      if (operation.name === 'products' && operation.variables['withInfo'] === true) return { status: 500 };
      const cartId = operation.name === 'getCart' ? String(operation.variables['id']) : '';
      if (unansweredCarts.has(cartId)) return 'none';
      if (failingCarts.has(cartId)) return { status: 500 };
      return isSearch(operation) ? { status: 502 } : undefined;
    });
    site = await startIsolatedSite({ env: { ...LONG_LIMITS, GRAPHQL_URL: api.url } });
    // Warm up: a new site fetches a remote with its first page, which can time out on a busy machine.
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const { locale, list, results } of [SWEDISH, ENGLISH]) {
      for (const path of [list, `${results}krok`]) await page.goto(site[locale] + path);
    }
    await page.close();
  });
  test.afterAll(async () => {
    await site.stop();
    await api.stop();
  });

  for (const texts of sampleVariants('failing pages', [SWEDISH, ENGLISH])) {
    for (const { name, id, path, message } of [
      { name: 'a failing search', id: 'ERR-06', path: `${texts.results}krok`, message: SEARCH_FAILED },
      { name: 'a failing list', id: 'ERR-05', path: texts.list, message: LIST_FAILED },
    ]) {
      test(`${name} shows the error page with status and message (${texts.locale}) [${id}]`, async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();

        const response = await page.goto(site[texts.locale] + path);

        expect(response?.status()).toBe(503);
        await expectErrorPage(page, texts, message);
        await expect(page.getByRole('search')).toBeAttached();
        await context.close();
      });
    }
  }

  test('a page whose cart has no response has its menu, and the browser fetches the cart [CART-18]', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { skuId } = await skuOf('trefot-pall-ek');
    const id = await fillCart(context, site.sv, [{ skuId, quantity: 1 }]);
    // The documents of other visitors do not contain their cart.
    await context.addCookies([{ name: 'ralph-form', value: '1', url: site.sv }]);
    unansweredCarts.add(id);
    // The browser requests the cart after the document.
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) unansweredCarts.delete(id);
    });

    const response = await page.goto(`${site.sv}/garanti`);

    const html = (await response?.text()) ?? '';
    expect(html).toContain('Belysning');
    expect(html).not.toContain('Varukorg, 1 vara');
    await expect(page.getByRole('button', { name: ACCOUNT_SWEDISH.cart(1) })).toBeVisible();
    await context.close();
  });

  for (const texts of sampleVariants('failing carts', [ACCOUNT_SWEDISH, ACCOUNT_ENGLISH])) {
    const { language } = texts;
    const errorTexts = language === 'sv' ? SWEDISH : ENGLISH;

    test(`a failing cart shows the error page with status and message, and a retry works (${language}) [ERR-08]`, async ({
      browser,
    }) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const cart = page.getByRole('button', { name: texts.cart(1) });
      await page.goto(site[language] + texts.product);
      await hydrated(page);
      await page.getByRole('main').getByRole('button', { name: texts.add, exact: true }).click();
      await expect(cart).toBeVisible();
      const id = (await cookiesOf(context, site[language])).get('ralph-cart') ?? '';

      // The browser fetches the cart again: no response keeps the page, a failed one replaces it.
      await page.route('**/graphql', async (route) => route.abort());
      await focusWindow(page);
      await expect(page.getByRole('status').filter({ hasText: CART_KEPT[language] })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.productName);
      await expect(cart).toBeVisible();
      await page.unroute('**/graphql');
      failingCarts.add(id);
      await focusWindow(page);
      await expectErrorPage(page, errorTexts, CART_FAILED);

      // So does the server, for a visitor with documents of their own.
      await context.addCookies([{ name: 'ralph-form', value: '1', url: site[language] }]);
      const retry = page.getByRole('main').getByRole('link', { name: RETRY[language] });
      const [response] = await Promise.all([page.waitForNavigation(), retry.click()]);
      expect(response?.status()).toBe(503);
      await expectErrorPage(page, errorTexts, CART_FAILED);

      failingCarts.delete(id);
      await retry.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.productName);
      await expect(cart).toBeVisible();
      await context.close();
    });
  }
});

for (const texts of sampleVariants('failing results', [SWEDISH, ENGLISH])) {
  test(`Enter opens the error page if the results fail to load (${texts.locale}) [ERR-06]`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    const site = texts.locale === 'sv' ? sv : en;
    await open(site + texts.list);
    const field = await focusSearch(page, texts);
    await mockQueries(page, 'products', async (route) => route.fulfill({ status: 502 }));

    await field.fill(texts.text);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${site}${texts.results}${encodeURIComponent(texts.text)}`);
    await expectErrorPage(page, texts, SEARCH_FAILED);
    // The browser logs every 502 response.
    consoleMessages.length = 0;
  });
}

/** Fires the event with which a window regains the focus (CART-17). */
async function focusWindow(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
}

function isSearch({ name, variables }: Operation): boolean {
  return name === 'products' && Boolean(Object(variables['filter']).searchText);
}
