import type { Page } from '@playwright/test';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { DEMO, ENGLISH, PASSWORD, Shopper, SWEDISH, cookiesOf, newAddress } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const SITES = [
  { host: 'sv.localhost', texts: SWEDISH },
  { host: 'en.localhost', texts: ENGLISH },
];
const SESSION_COOKIES = ['ralph-auth', 'apollo-token', 'ralph-user', 'ralph-user-maxage', 'refresh-token'];
const PERSON = [
  [/^Förnamn/, 'Åsa'],
  [/^Efternamn/, 'Öberg'],
  [/^Telefon/, '070-123 45 67'],
] as const;
/** 90 % of the token lifetime of 900 s, plus 1 s. */
const REFRESH_DUE_MS = 811_000;
/** The tab that holds it refreshes the token. */
const TOKEN_LOCK = 'ralph-token-refresh';

for (const { host, texts } of sampleVariants('sessions', SITES)) {
  const at = (sv: string) => sv.replace('//localhost', `//${host}`);

  test(`ACCOUNT-02 AUTH-18 AUTH-24 a new customer stays logged in after a reload until logging out (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, texts);
    const email = newAddress();
    await open(site + texts.home);

    await shopper.register(email, PASSWORD);

    const cookies = await cookiesOf(context, site);
    expect(cookies.get('ralph-user')).toBe(email);
    expect(cookies.get('ralph-user-maxage')).toBe('604800');
    expect(cookies.get('ralph-user-type')).toBe('PERSON');
    expect(cookies.get('ralph-auth')?.split('.')).toHaveLength(3);
    expect(cookies.get('apollo-token')).toBe(cookies.get('ralph-auth'));

    await page.reload();
    await hydrated(page);
    await shopper.ordersLink.click();
    await expect(page).toHaveURL(site + texts.orders);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();

    await page.getByRole('button', { name: texts.logOut, exact: true }).click();
    await expect(page).toHaveURL(site + texts.home);
    await expect(shopper.signInButton).toBeVisible();
    const left = await cookiesOf(context, site);
    expect(SESSION_COOKIES.filter((name) => left.has(name))).toEqual([]);
  });

  test(`AUTH-16 ROUTE-43 after logging out, the orders page redirects to the home page (${host})`, async ({
    page,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, texts);
    const email = newAddress();
    await open(site + texts.home);
    await shopper.register(email, PASSWORD);
    await open(site + texts.orders);
    await page.getByRole('button', { name: texts.logOut, exact: true }).click();
    await expect(shopper.signInButton).toBeVisible();

    await open(site + texts.orders);
    await expect(page).toHaveURL(`${site}${texts.home}?action=login&next=${encodeURIComponent(texts.orders)}`);
    await page.goBack();
    await expect(page.getByRole('heading', { name: texts.title })).toBeHidden();

    // The login leads to the requested page.
    await open(site + texts.orders);
    await expect(shopper.panel).toBeVisible();
    await shopper.fillLogin(email, PASSWORD);
    await shopper.panel.locator('[type="submit"]').click();
    await expect(page).toHaveURL(site + texts.orders);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  });

  test(`AUTH-31 a page without a token refreshes the session and shows the orders (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, texts);
    await open(site + texts.home);
    await shopper.register(newAddress(), PASSWORD);
    await context.clearCookies({ name: /^(ralph-auth|apollo-token)$/ });

    const [refresh] = await Promise.all([
      page.waitForResponse((response) => isRefresh(response.request().method(), response.url())),
      open(site + texts.orders),
    ]);

    expect(refresh.status()).toBe(200);
    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
    const cookies = await cookiesOf(context, site);
    expect(cookies.get('ralph-auth')?.split('.')).toHaveLength(3);
    await page.reload();
    await hydrated(page);
    await expect(shopper.ordersLink).toBeVisible();
  });

  test(`the token of an open page is refreshed repeatedly before it expires (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, texts);
    await open(site + texts.home);
    await page.clock.install();
    await shopper.register(newAddress(), PASSWORD);
    const before = (await cookiesOf(context, site)).get('refresh-token');
    expect(before).toHaveLength(43);

    for (const round of [1, 2]) {
      const refresh = page.waitForResponse((response) => isRefresh(response.request().method(), response.url()));
      await page.clock.fastForward(REFRESH_DUE_MS);
      const response = await refresh;
      expect([round, response.status()]).toEqual([round, 200]);
      // The page schedules its next refresh once it has read this response.
      await response.finished();
      await page.evaluate(() => undefined);
    }

    await expect(shopper.ordersLink).toBeVisible();
    await expect.poll(async () => (await cookiesOf(context, site)).get('refresh-token')).not.toBe(before);
  });

  test(`ACCOUNT-05 a guest’s cart survives the login, and its order is listed in the account (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    test.setTimeout(90_000);
    const site = at(sv);
    const shopper = new Shopper(page, texts);
    const email = newAddress();
    await open(site + texts.product);
    await page.getByRole('button', { name: texts.add }).click();
    await expect(page.getByRole('button', { name: texts.cart(1) })).toBeVisible();
    const cart = (await cookiesOf(context, site)).get('ralph-cart');

    await shopper.register(email, PASSWORD);
    await expect(page.getByRole('button', { name: texts.cart(1) })).toBeVisible();
    expect((await cookiesOf(context, site)).get('ralph-cart')).toBe(cart);
    // The date in the time zone of the shop, which can be a day ahead of UTC.
    const day = new Date().toLocaleDateString(texts.iso, { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
    const first = await shopper.order(email);

    await open(site + texts.orders);
    await page.getByRole('button', { name: texts.logOut, exact: true }).click();
    await open(site + texts.product);
    await page.getByRole('button', { name: texts.add }).click();
    await expect(page.getByRole('button', { name: texts.cart(1) })).toBeVisible();
    await shopper.logIn(email, PASSWORD);
    await expect(page.getByRole('button', { name: texts.cart(1) })).toBeVisible();
    const second = await shopper.order(email);

    await open(site + texts.orders);
    const rows = page.getByRole('region', { name: texts.inProgress }).locator('summary');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(`#${second}`);
    await expect(rows.nth(1)).toContainText(`#${first}`);
    await expect(rows.nth(1)).toContainText(day);
    await expect(rows.nth(1)).toContainText(texts.state);
    await expect(rows.nth(1)).toContainText(texts.total);
    await rows.nth(1).click();
    await expect(page.getByRole('list', { name: texts.lines })).toContainText(texts.productName);
  });
}

function isRefresh(method: string, url: string): boolean {
  return method === 'GET' && new URL(url).pathname === '/auth/login';
}

for (const texts of sampleVariants('login', [SWEDISH, ENGLISH])) {
  test(`ACCOUNT-13 wrong credentials show a message and keep the input (${texts.language})`, async ({
    page,
    context,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    const site = texts.language === 'sv' ? sv : en;
    const shopper = new Shopper(page, texts);
    await open(site + texts.home);
    await shopper.openLogin();

    for (const email of [DEMO.email, newAddress()]) {
      await shopper.fillLogin(email, 'not-the-password');
      await shopper.submit(texts.logIn);

      await expect(shopper.panel.getByRole('alert')).toHaveText(texts.wrong);
      await expect(shopper.panel.getByLabel(texts.email, { exact: true })).toHaveValue(email);
    }
    expect([...(await cookiesOf(context, site)).keys()]).not.toContain('ralph-user');

    await shopper.fillLogin(DEMO.email, DEMO.password);
    await shopper.submit(texts.logIn);
    await expect(shopper.ordersLink).toBeVisible();
    // The browser logs every 401 response.
    consoleMessages.length = 0;
  });

  test(`ACCOUNT-14 registering a known email address shows a message and keeps the input (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    const shopper = new Shopper(page, texts);
    await open((texts.language === 'sv' ? sv : en) + texts.home);
    await shopper.fillRegistration(DEMO.email, PASSWORD);
    await shopper.submit(texts.create);

    await expect(shopper.panel.getByRole('alert')).toHaveText(texts.taken);
    await expect(shopper.panel.getByLabel(texts.email, { exact: true })).toHaveValue(DEMO.email);
    await expect(shopper.panel.getByLabel(texts.repeat, { exact: true })).toHaveValue(PASSWORD);
    // The browser logs every 409 response.
    consoleMessages.length = 0;
  });
}

test('HEAD-15 HEAD-16 the user button opens the login for a visitor and the orders for a customer', async ({
  page,
  sv,
  open,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);

  await shopper.signInButton.click();
  await expect(shopper.panel).toHaveAccessibleName('Logga in');
  await shopper.fillLogin(DEMO.email, DEMO.password);
  await shopper.submit('Logga in');

  await expect(shopper.panel.getByRole('status')).toHaveText('Du är inloggad');
  await expect(shopper.panel).toBeHidden();
  await expect(shopper.ordersLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sv}/mina-sidor/ordrar`);
});

test('ROUTE-49 a link with action=login opens the login for a visitor but not for a customer', async ({
  page,
  sv,
  open,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/?action=login`);
  await expect(shopper.panel).toHaveAccessibleName('Logga in');
  await shopper.fillLogin(DEMO.email, DEMO.password);
  await shopper.submit('Logga in');
  await expect(shopper.panel).toBeHidden();

  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/auth/login')), page.reload()]);
  await hydrated(page);
  await expect(shopper.ordersLink).toBeVisible();
  await expect(shopper.panel).toBeHidden();
});

test('without “remember me”, the session cookies expire after 30 minutes', async ({ page, context, sv, open }) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.openLogin();
  await shopper.fillLogin(DEMO.email, DEMO.password);
  await shopper.panel.getByRole('checkbox', { name: 'Kom ihåg mig' }).uncheck();
  await shopper.submit('Logga in');
  await expect(shopper.ordersLink).toBeVisible();

  const lifetimes = new Map(
    (await context.cookies(`${sv}/auth/`)).map(({ name, expires }) => [name, expires - Date.now() / 1000]),
  );
  for (const name of ['ralph-user', 'ralph-user-maxage', 'refresh-token']) {
    expect(lifetimes.get(name), name).toBeGreaterThan(1_700);
    expect(lifetimes.get(name), name).toBeLessThanOrEqual(1_800);
  }
});

for (const [token, value] of [
  ['a malformed token', 'x'],
  [
    'a token with an invalid signature',
    'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.c2lnbmF0dXJlLW9mLW5vYm9keQ',
  ],
] as const) {
  test(`a customer whose cookies contain ${token} gets a new one and sees the orders`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const shopper = new Shopper(page, SWEDISH);
    await open(`${sv}/`);
    await shopper.register(newAddress(), PASSWORD);
    await context.addCookies(['ralph-auth', 'apollo-token'].map((name) => ({ name, value, url: sv })));

    const response = await page.goto(`${sv}/mina-sidor/ordrar`);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Inga ordrar ännu' })).toBeVisible();
  });
}

test('forged session cookies give no access to the orders and are removed', async ({
  page,
  context,
  sv,
  open,
  consoleMessages,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await context.addCookies([
    { name: 'ralph-user', value: encodeURIComponent(DEMO.email), url: sv },
    { name: 'ralph-auth', value: 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxMDAxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.', url: sv },
  ]);

  const response = await page.goto(`${sv}/mina-sidor/ordrar`);
  expect(response?.status()).toBe(200);

  await expect(page).toHaveURL(`${sv}/?action=login&next=%2Fmina-sidor%2Fordrar`);
  await expect(shopper.panel).toHaveAccessibleName('Logga in');
  await expect(shopper.signInButton).toBeAttached();
  expect([...(await cookiesOf(context, sv)).keys()]).not.toContain('ralph-user');
  await open(`${sv}/`);
  // The browser logs the refused refresh.
  consoleMessages.length = 0;
});

for (const [problem, replacement] of [
  ['has expired', { name: 'refresh-token', value: '' }],
  ['is unknown', { name: 'refresh-token', value: 'A'.repeat(43) }],
] as const) {
  test(`a customer whose refresh token ${problem} is logged out silently and keeps the cart`, async ({
    page,
    context,
    sv,
    open,
    consoleMessages,
  }) => {
    const shopper = new Shopper(page, SWEDISH);
    await open(sv + SWEDISH.product);
    await page.getByRole('button', { name: SWEDISH.add }).click();
    await expect(page.getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
    await shopper.logIn(DEMO.email, DEMO.password);
    await context.clearCookies({ name: 'refresh-token' });
    if (replacement.value) await context.addCookies([{ ...replacement, domain: 'localhost', path: '/auth' }]);

    await open(`${sv}/`);

    await expect(shopper.signInButton).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
    const left = await cookiesOf(context, sv);
    expect(SESSION_COOKIES.filter((name) => name !== 'refresh-token' && left.has(name))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('isSign'))).toBeNull();
    // The browser logs the refused refresh.
    consoleMessages.length = 0;
  });
}

test('STATE-07 of two tabs that need a new token, one refreshes it and both stay logged in', async ({
  page,
  context,
  sv,
  open,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.register(newAddress(), PASSWORD);
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
const ENDS: { how: string; end: (tab: Page) => Promise<void> }[] = [
  { how: 'is closed', end: async (tab) => tab.close() },
  {
    how: 'crashes',
    end: async (tab) => {
      const session = await tab.context().newCDPSession(tab);
      const crashed = tab.waitForEvent('crash');
      // Never answered: the page is gone.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    },
  },
];

for (const { how, end } of ENDS) {
  test(`STATE-07 when the tab that refreshes the token ${how}, one other tab refreshes it`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    await open(`${sv}/`);
    await new Shopper(page, SWEDISH).register(newAddress(), PASSWORD);
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
    const [leader] = refreshing;
    if (!leader) throw new Error('No tab refreshes the token.');

    const endedAt = Date.now();
    await end(leader);
    await expect.poll(() => refreshing.length, { intervals: [10] }).toBe(2);
    test.info().annotations.push({ type: 'took over', description: `${how}: ${Date.now() - endedAt} ms` });
    respond();

    // Granted after the other tabs have had the lock.
    await page.evaluate(async (name) => navigator.locks.request(name, () => undefined), TOKEN_LOCK);
    expect(refreshing).toHaveLength(2);
    for (const tab of tabs.filter((one) => one !== leader)) {
      await expect(tab.getByRole('heading', { name: 'Inga ordrar ännu' })).toBeVisible();
    }
    expect((await cookiesOf(context, sv)).get('ralph-auth')?.split('.')).toHaveLength(3);
  });
}

test('a cross-origin page can neither log a customer out nor in', async ({
  page,
  context,
  sv,
  open,
  consoleMessages,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.register(newAddress(), PASSWORD);
  await context.route('http://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Elsewhere</title><img src="${sv}/auth/logout"><a href="${sv}/auth/logout">Win</a>
        <form method="post" action="${sv}/auth/login" enctype="text/plain"><button>More</button></form>`,
    }),
  );

  await page.goto('http://elsewhere.example/', { waitUntil: 'networkidle' });
  const [link] = await Promise.all([page.waitForNavigation(), page.getByRole('link').click()]);
  await page.goto('http://elsewhere.example/', { waitUntil: 'networkidle' });
  const [form] = await Promise.all([page.waitForNavigation(), page.getByRole('button').click()]);

  expect([link?.status(), form?.status()]).toEqual([403, 403]);
  await open(`${sv}/mina-sidor/ordrar`);
  await expect(page.getByRole('heading', { name: 'Inga ordrar ännu' })).toBeVisible();
  // The browser logs the refused requests.
  consoleMessages.length = 0;
});

test('no query parameter redirects a customer to another origin', async ({ page, sv, open }) => {
  const shopper = new Shopper(page, SWEDISH);
  const to = encodeURIComponent('//elsewhere.example');
  await open(`${sv}/?action=login&redirect=${to}&returnUrl=${to}&next=${to}`);

  await shopper.fillLogin(DEMO.email, DEMO.password);
  await shopper.submit('Logga in');
  await expect(shopper.panel).toBeHidden();

  expect(new URL(page.url()).origin).toBe(sv);
  await open(`${sv}/mina-sidor/ordrar?redirect=${to}`);
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click();
  await expect(page).toHaveURL(`${sv}/`);
});

test('an unreachable auth service is named, keeps the input, and the button can be used again', async ({
  page,
  context,
  sv,
  open,
  consoleMessages,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.openLogin();
  await context.route('**/auth/**', (route) => route.abort());
  await shopper.fillLogin(DEMO.email, DEMO.password);
  await shopper.submit('Logga in');
  await expect(shopper.panel.getByRole('alert')).toContainText('Vi får ingen kontakt med butiken.');
  await expect(shopper.panel.getByLabel('E-post', { exact: true })).toHaveValue(DEMO.email);

  await context.unroute('**/auth/**');
  await shopper.submit('Logga in');

  await expect(shopper.ordersLink).toBeVisible();
  // The browser logs failed requests.
  consoleMessages.length = 0;
});

test('STATE-05 a logout and a login reach other tabs within 500 ms, also before their first touch', async ({
  page,
  context,
  sv,
  open,
}) => {
  // Two pages, and up to three logins.
  test.setTimeout(90_000);
  const shopper = new Shopper(page, SWEDISH);
  const email = newAddress();
  await open(sv + SWEDISH.home);
  await shopper.register(email, PASSWORD);
  const other = await context.newPage();
  const reader = new Shopper(other, SWEDISH);
  await other.goto(sv + SWEDISH.orders);
  await hydrated(other);
  // The code of the cross-tab sync is loaded after hydration.
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('heading', { name: SWEDISH.title })).toBeVisible();

  await page.getByRole('button', { name: SWEDISH.logOut, exact: true }).click();
  await expect(shopper.signInButton).toBeVisible();
  await expect(reader.signInButton).toBeVisible({ timeout: 500 });
  await expect(reader.panel).toHaveAccessibleName(SWEDISH.logIn);

  await shopper.logIn(email, PASSWORD);
  await expect(reader.ordersLink).toBeVisible({ timeout: 500 });
  await expect(other).toHaveURL(sv + SWEDISH.orders);
});

test('STATE-05 saving in a tab that shows another customer is refused and changes neither account', async ({
  page,
  context,
  browser,
  sv,
  open,
}) => {
  // Two pages, and up to three logins.
  test.setTimeout(90_000);
  const [first, second] = [newAddress(), newAddress()];
  await open(sv + SWEDISH.home);
  await new Shopper(page, SWEDISH).register(first, PASSWORD);
  await page.waitForLoadState('networkidle');
  const person = page.getByRole('region', { name: 'Personuppgifter' });
  await person.getByRole('button', { name: 'Ändra Personuppgifter' }).click();
  for (const [label, text] of PERSON) await person.getByRole('textbox', { name: label }).fill(text);

  // Set the second customer's cookies without cross-tab sync, as if this tab had been suspended.
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await otherPage.goto(sv + SWEDISH.home);
  await hydrated(otherPage);
  await new Shopper(otherPage, SWEDISH).register(second, PASSWORD);
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
