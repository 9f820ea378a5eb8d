import { logInNewCustomer } from '../../support/customer.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import {
  DEMO,
  PASSWORD,
  SESSION_COOKIES,
  Shopper,
  SITES,
  SWEDISH,
  cookiesOf,
  newAddress,
} from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/** 90 % of the token lifetime of 900 s, plus 1 s. */
const REFRESH_DUE_MS = 811_000;

for (const { host, texts } of sampleVariants('sessions', SITES)) {
  const at = (sv: string) => sv.replace('//localhost', `//${host}`);

  test(`a page without a token refreshes the session and shows the orders (${host}) [AUTH-31]`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, texts);
    await logInNewCustomer(page, site);
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
    // Before the login, which schedules the first refresh. `open` needs the real clock.
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
}

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

for (const [token, value] of sampleVariants('wrong tokens', [
  ['a malformed token', 'x'],
  [
    'a token with an invalid signature',
    'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.c2lnbmF0dXJlLW9mLW5vYm9keQ',
  ],
] as const)) {
  test(`a customer whose cookies contain ${token} gets a new one and sees the orders`, async ({
    page,
    context,
    sv,
  }) => {
    await logInNewCustomer(page, sv);
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

for (const [problem, replacement] of sampleVariants('lost tokens', [
  ['has expired', { name: 'refresh-token', value: '' }],
  ['is unknown', { name: 'refresh-token', value: 'A'.repeat(43) }],
] as const)) {
  test(`a customer whose refresh token ${problem} is logged out silently, and finds the cart again after the next login`, async ({
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
    const email = newAddress();
    await shopper.register(email, PASSWORD);
    await context.clearCookies({ name: 'refresh-token' });
    if (replacement.value) await context.addCookies([{ ...replacement, domain: 'localhost', path: '/auth' }]);

    await open(`${sv}/`);

    await expect(shopper.signInButton).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The cart belongs to the account: the next person at this computer must not see it.
    await expect(page.getByRole('button', { name: 'Varukorg, tom' })).toBeVisible();
    const left = await cookiesOf(context, sv);
    expect(SESSION_COOKIES.filter((name) => name !== 'refresh-token' && left.has(name))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('isSign'))).toBeNull();

    await shopper.logIn(email, PASSWORD);
    await expect(page.getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
    // The browser logs the refused refresh.
    consoleMessages.length = 0;
  });
}
function isRefresh(method: string, url: string): boolean {
  return method === 'GET' && new URL(url).pathname === '/auth/login';
}
