import type { Page } from '@playwright/test';
import { logInNewCustomer } from '../../support/customer.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { PASSWORD, Shopper, SITES, SWEDISH, cookiesOf, newAddress } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const PERSON = [
  [/^Förnamn/, 'Åsa'],
  [/^Efternamn/, 'Öberg'],
  [/^Telefon/, '070-123 45 67'],
] as const;
const SETTINGS = '/mina-sidor/installningar';
/** The tab that has it refreshes the token. */
const TOKEN_LOCK = 'ralph-token-refresh';

test('of two tabs that need a new token, one refreshes it and both stay logged in [STATE-07]', async ({
  page,
  context,
  sv,
}) => {
  await logInNewCustomer(page, sv);
  const other = await context.newPage();
  const tabs = [page, other];

  let refreshes = 0;
  const refreshed = context.waitForEvent('response', (response) => response.url().endsWith('/auth/login'));
  const { promise: othersWait, resolve: sendRefresh } = Promise.withResolvers<void>();
  await context.route('**/auth/login', async (route) => {
    refreshes += 1;
    await othersWait;
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => tab.goto(`${sv}/mina-sidor/ordrar`)));
  await expect.poll(async () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
  sendRefresh();
  expect((await refreshed).status()).toBe(200);
  // Granted after the other tab has had the lock.
  await page.evaluate(async (name) => navigator.locks.request(name, () => undefined), TOKEN_LOCK);
  expect(refreshes).toBe(1);
  await context.unroute('**/auth/login');

  for (const tab of tabs) {
    await tab.reload();
    await hydrated(tab);
    await expect(tab.getByRole('heading', { name: 'Inga ordrar ännu' })).toBeVisible();
  }
});

/** Two ways in which the tab that refreshes the token may end. */
const ENDS: { how: string; tag?: string; end: (tab: Page) => Promise<void> }[] = [
  { how: 'is closed', end: async (tab) => tab.close() },
  {
    how: 'crashes',
    // In the headless shell, tabs of one site share a process.
    tag: '@full-browser',
    end: async (tab) => {
      const session = await tab.context().newCDPSession(tab);
      const crashed = tab.waitForEvent('crash');
      // Never answered: the page is gone.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    },
  },
];

for (const { how, tag = [], end } of sampleVariants('refreshing tab', ENDS)) {
  test(
    `when the tab that refreshes the token ${how}, one other tab refreshes it [STATE-07]`,
    { tag },
    async ({ page, context, sv }) => {
      await logInNewCustomer(page, sv);
      const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];

      const refreshing: Page[] = [];
      const { promise: hasEnded, resolve: respond } = Promise.withResolvers<void>();
      await context.route('**/auth/login', async (route) => {
        refreshing.push(route.request().frame().page());
        await hasEnded;
        // The browser has aborted the request of the ended tab.
        await route.continue().catch(() => undefined);
      });
      await Promise.all(tabs.map((tab) => tab.goto(`${sv}/mina-sidor/ordrar`)));
      await expect.poll(async () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(2);
      const [first] = refreshing;
      if (!first) throw new Error('No tab refreshes the token.');

      const endedAt = Date.now();
      await end(first);
      await expect.poll(() => refreshing.length, { intervals: [10] }).toBe(2);
      test.info().annotations.push({ type: 'took over', description: `${how}: ${Date.now() - endedAt} ms` });
      respond();

      // Granted after the other tabs have had the lock.
      await page.evaluate(async (name) => navigator.locks.request(name, () => undefined), TOKEN_LOCK);
      expect(refreshing).toHaveLength(2);
      for (const tab of tabs.filter((one) => one !== first)) {
        await expect(tab.getByRole('heading', { name: 'Inga ordrar ännu' })).toBeVisible();
      }
      expect((await cookiesOf(context, sv)).get('ralph-auth')?.split('.')).toHaveLength(3);
    },
  );
}
test('a logout and a login reach other tabs, also before their first touch [STATE-05]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  const email = await logInNewCustomer(page, sv);
  await open(sv + SETTINGS);
  const other = await context.newPage();
  const reader = new Shopper(other, SWEDISH);
  await other.goto(sv + SWEDISH.orders);
  await hydrated(other);
  // The code of the cross-tab sync is loaded after hydration.
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('heading', { name: SWEDISH.title })).toBeVisible();

  await page.getByRole('button', { name: SWEDISH.logOut, exact: true }).click();
  await expect(shopper.signInButton).toBeVisible();
  await expect(reader.signInButton).toBeVisible();
  await expect(reader.panel).toHaveAccessibleName(SWEDISH.logIn);

  await shopper.logIn(email, PASSWORD);
  await expect(reader.ordersLink).toBeVisible();
  await expect(other).toHaveURL(sv + SWEDISH.orders);
});

test('saving in a tab that shows another customer is refused and changes neither account [STATE-05]', async ({
  page,
  context,
  browser,
  sv,
  open,
}) => {
  const [first, second] = [newAddress(), newAddress()];
  await logInNewCustomer(page, sv, first);
  await open(sv + SETTINGS);
  await page.waitForLoadState('networkidle');
  const person = page.getByRole('region', { name: 'Personuppgifter' });
  await person.getByRole('button', { name: 'Ändra Personuppgifter' }).click();
  for (const [label, text] of PERSON) await person.getByRole('textbox', { name: label }).fill(text);

  // Set the second customer's cookies without cross-tab sync, as if this tab had been suspended.
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await logInNewCustomer(otherPage, sv, second);
  await context.addCookies(await otherContext.cookies());
  const mutations: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation ')) mutations.push(request.url());
  });
  await person.getByRole('button', { name: 'Spara' }).click();

  await expect(page.getByText(`Du är inte längre inloggad som ${first}`)).toBeVisible();
  expect(mutations).toEqual([]);
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText('Åsa')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText('Åsa')).toHaveCount(0);
  await otherContext.close();
});

/** Texts of a customer's cart. */
const RESTORED = {
  sv: {
    first: '/p/pallar/trefot-pall-ek',
    empty: 'Varukorg, tom',
    one: 'Vi har lagt till 1 vara från ditt förra besök.',
    two: 'Vi har lagt till 2 varor från ditt förra besök.',
  },
  en: {
    first: '/en/p/stools/trefot-stool-oak',
    empty: 'Cart, empty',
    one: "We've added 1 item from your last visit.",
    two: "We've added 2 items from your last visit.",
  },
};

for (const { host, texts } of sampleVariants('customer cart', SITES)) {
  test(`a customer has one cart in two browsers, and a logout takes it out of the browser (${host})`, async ({
    page,
    browser,
    sv,
    open,
  }) => {
    const site = sv.replace('//localhost', `//${host}`);
    const restored = RESTORED[texts.language];
    const email = newAddress();
    const add = async (tab: Page) => tab.getByRole('button', { name: texts.add, exact: true }).first().click();
    const badge = (tab: Page, count: number) =>
      tab.getByRole('banner').getByRole('button', { name: texts.cart(count) });
    const emptyCart = page.getByRole('banner').getByRole('button', { name: restored.empty });
    await open(site + restored.first);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await add(page);
    await expect(badge(page, 1)).toBeVisible();
    await new Shopper(page, texts).register(email, PASSWORD);
    await expect(badge(page, 1)).toBeVisible();

    const other = await browser.newContext();
    const tab = await other.newPage();
    const shopper = new Shopper(tab, texts);
    await tab.goto(site + texts.product);
    await hydrated(tab);
    await add(tab);
    await expect(badge(tab, 1)).toBeVisible();
    await tab.keyboard.press('Escape');
    await shopper.logIn(email, PASSWORD);
    await expect(badge(tab, 2)).toBeVisible();
    await expect(tab.getByRole('status').getByText(restored.one)).toBeVisible();
    await badge(tab, 2).click();
    const lines = shopper.panel.getByRole('listitem');
    await expect(lines.filter({ hasText: name }).first()).toBeVisible();
    await expect(lines.filter({ hasText: texts.productName }).first()).toBeVisible();
    await expect(shopper.panel.getByText(restored.one)).toBeVisible();

    await open(site + texts.orders);
    await expect(badge(page, 2)).toBeVisible();
    await page.getByRole('button', { name: texts.logOut, exact: true }).click();
    await expect(emptyCart).toBeVisible();
    await expect.poll(async () => (await cookiesOf(page.context(), site)).has('ralph-cart')).toBe(false);
    // Not the page of the account, which opens the login.
    await open(site + texts.product);
    await expect(emptyCart).toBeVisible();

    await new Shopper(page, texts).logIn(email, PASSWORD);
    await expect(badge(page, 2)).toBeVisible();
    await expect(page.getByRole('status').getByText(restored.two)).toBeVisible();
    await other.close();
  });
}
