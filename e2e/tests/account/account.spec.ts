import { sampleVariants } from '../../support/sampleVariants.ts';
import { DEMO, ENGLISH, PASSWORD, Shopper, SWEDISH, cookiesOf, newAddress } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const SITES = [
  { host: 'sv.localhost', words: SWEDISH },
  { host: 'en.localhost', words: ENGLISH },
];
const SESSION_COOKIES = ['ralph-auth', 'apollo-token', 'ralph-user', 'ralph-user-maxage', 'refresh-token'];
const PERSON = [
  [/^Förnamn/, 'Åsa'],
  [/^Efternamn/, 'Öberg'],
  [/^Telefon/, '070-123 45 67'],
] as const;
/** How long the present token lives is 900 s; nine tenths of that, and a moment. */
const REFRESH_DUE_MS = 811_000;

for (const { host, words } of sampleVariants('sessions', SITES)) {
  const at = (sv: string) => sv.replace('//localhost', `//${host}`);

  test(`ACCOUNT-02 AUTH-18 AUTH-24 a new customer stays signed in over a reload until they log out (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, words);
    const email = newAddress();
    await open(site + words.home);

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
    await expect(page).toHaveURL(site + words.orders);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();

    await page.getByRole('button', { name: words.logOut, exact: true }).click();
    await expect(page).toHaveURL(site + words.home);
    await expect(shopper.signInButton).toBeVisible();
    const left = await cookiesOf(context, site);
    expect(SESSION_COOKIES.filter((name) => left.has(name))).toEqual([]);
  });

  test(`AUTH-16 ROUTE-43 who has logged out is a visitor, whom the orders page sends home (${host})`, async ({
    page,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, words);
    const email = newAddress();
    await open(site + words.home);
    await shopper.register(email, PASSWORD);
    await open(site + words.orders);
    await page.getByRole('button', { name: words.logOut, exact: true }).click();
    await expect(shopper.signInButton).toBeVisible();

    await open(site + words.orders);
    await expect(page).toHaveURL(site + words.home);
    await page.goBack();
    await expect(page.getByRole('heading', { name: words.title })).toBeHidden();

    await open(site + words.home);
    await shopper.logIn(email, PASSWORD);
    await open(site + words.orders);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  });

  test(`AUTH-31 a page whose token is gone takes the session up again, and shows the orders (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, words);
    await open(site + words.home);
    await shopper.register(newAddress(), PASSWORD);
    await context.clearCookies({ name: /^(ralph-auth|apollo-token)$/ });

    const [refresh] = await Promise.all([
      page.waitForResponse((response) => isRefresh(response.request().method(), response.url())),
      open(site + words.orders),
    ]);

    expect(refresh.status()).toBe(200);
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
    const cookies = await cookiesOf(context, site);
    expect(cookies.get('ralph-auth')?.split('.')).toHaveLength(3);
    await page.reload();
    await hydrated(page);
    await expect(shopper.ordersLink).toBeVisible();
  });

  test(`the token of an open page is renewed before it runs out, and again after that (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, words);
    await open(site + words.home);
    await page.clock.install();
    await shopper.register(newAddress(), PASSWORD);
    const before = (await cookiesOf(context, site)).get('refresh-token');
    expect(before).toHaveLength(43);

    for (const turn of [1, 2]) {
      const refresh = page.waitForResponse((response) => isRefresh(response.request().method(), response.url()));
      await page.clock.fastForward(REFRESH_DUE_MS);
      const response = await refresh;
      expect([turn, response.status()]).toEqual([turn, 200]);
      // The page schedules its next refresh once it has read this response.
      await response.finished();
      await page.evaluate(() => undefined);
    }

    await expect(shopper.ordersLink).toBeVisible();
    await expect.poll(async () => (await cookiesOf(context, site)).get('refresh-token')).not.toBe(before);
  });

  test(`ACCOUNT-05 a guest’s cart survives the login, and its order stands among the customer’s orders (${host})`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    test.setTimeout(90_000);
    const site = at(sv);
    const shopper = new Shopper(page, words);
    const email = newAddress();
    await open(site + words.product);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('button', { name: words.cart(1) })).toBeVisible();
    const cart = (await cookiesOf(context, site)).get('ralph-cart');

    await shopper.register(email, PASSWORD);
    await expect(page.getByRole('button', { name: words.cart(1) })).toBeVisible();
    expect((await cookiesOf(context, site)).get('ralph-cart')).toBe(cart);
    // The day in the shop, which an hour before midnight UTC is tomorrow.
    const day = new Date().toLocaleDateString(words.iso, { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
    const first = await shopper.order(email);

    await open(site + words.orders);
    await page.getByRole('button', { name: words.logOut, exact: true }).click();
    await open(site + words.product);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('button', { name: words.cart(1) })).toBeVisible();
    await shopper.logIn(email, PASSWORD);
    await expect(page.getByRole('button', { name: words.cart(1) })).toBeVisible();
    const second = await shopper.order(email);

    await open(site + words.orders);
    const rows = page.getByRole('region', { name: words.inProgress }).locator('summary');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(`#${second}`);
    await expect(rows.nth(1)).toContainText(`#${first}`);
    await expect(rows.nth(1)).toContainText(day);
    await expect(rows.nth(1)).toContainText(words.state);
    await expect(rows.nth(1)).toContainText(words.total);
    await rows.nth(1).click();
    await expect(page.getByRole('list', { name: words.lines })).toContainText(words.productName);
  });
}

function isRefresh(method: string, url: string): boolean {
  return method === 'GET' && new URL(url).pathname === '/auth/login';
}

for (const words of sampleVariants('login', [SWEDISH, ENGLISH])) {
  test(`ACCOUNT-13 wrong credentials are told in words, and what was typed stays (${words.language})`, async ({
    page,
    context,
    sv,
    en,
    open,
    complaints,
  }) => {
    const site = words.language === 'sv' ? sv : en;
    const shopper = new Shopper(page, words);
    await open(site + words.home);
    await shopper.openLogin();

    for (const email of [DEMO.email, newAddress()]) {
      await shopper.fillLogin(email, 'not-the-password');
      await shopper.submit(words.logIn);

      await expect(shopper.panel.getByRole('alert')).toHaveText(words.wrong);
      await expect(shopper.panel.getByLabel(words.email, { exact: true })).toHaveValue(email);
    }
    expect([...(await cookiesOf(context, site)).keys()]).not.toContain('ralph-user');

    await shopper.fillLogin(DEMO.email, DEMO.password);
    await shopper.submit(words.logIn);
    await expect(shopper.ordersLink).toBeVisible();
    // The browser writes every answer of 401 to its console.
    complaints.length = 0;
  });

  test(`ACCOUNT-14 an address that has an account is told in words, and what was typed stays (${words.language})`, async ({
    page,
    sv,
    en,
    open,
    complaints,
  }) => {
    const shopper = new Shopper(page, words);
    await open((words.language === 'sv' ? sv : en) + words.home);
    await shopper.fillRegistration(DEMO.email, PASSWORD);
    await shopper.submit(words.create);

    await expect(shopper.panel.getByRole('alert')).toHaveText(words.taken);
    await expect(shopper.panel.getByLabel(words.email, { exact: true })).toHaveValue(DEMO.email);
    await expect(shopper.panel.getByLabel(words.repeat, { exact: true })).toHaveValue(PASSWORD);
    // The browser writes every answer of 409 to its console.
    complaints.length = 0;
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

test('ROUTE-49 a link with action=login opens the login for a visitor, and nothing for a customer', async ({
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

test('who does not want to be remembered is forgotten after half an hour', async ({ page, context, sv, open }) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.openLogin();
  await shopper.fillLogin(DEMO.email, DEMO.password);
  await shopper.panel.getByRole('checkbox', { name: 'Kom ihåg mig' }).uncheck();
  await shopper.submit('Logga in');
  await expect(shopper.ordersLink).toBeVisible();

  const ends = new Map(
    (await context.cookies(`${sv}/auth/`)).map(({ name, expires }) => [name, expires - Date.now() / 1000]),
  );
  for (const name of ['ralph-user', 'ralph-user-maxage', 'refresh-token']) {
    expect(ends.get(name), name).toBeGreaterThan(1_700);
    expect(ends.get(name), name).toBeLessThanOrEqual(1_800);
  }
});

for (const [what, value] of [
  ['no token at all', 'x'],
  [
    'a token with another signature',
    'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.c2lnbmF0dXJlLW9mLW5vYm9keQ',
  ],
] as const) {
  test(`a customer whose cookies hold ${what} gets a new one, and sees the orders`, async ({
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

test('whoever writes the cookies of a customer by hand sees nothing, and is a visitor again', async ({
  page,
  context,
  sv,
  open,
  complaints,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await context.addCookies([
    { name: 'ralph-user', value: encodeURIComponent(DEMO.email), url: sv },
    { name: 'ralph-auth', value: 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxMDAxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.', url: sv },
  ]);

  const response = await page.goto(`${sv}/mina-sidor/ordrar`);
  expect(response?.status()).toBe(200);

  await expect(page).toHaveURL(`${sv}/`);
  await expect(shopper.signInButton).toBeVisible();
  expect([...(await cookiesOf(context, sv)).keys()]).not.toContain('ralph-user');
  await open(`${sv}/`);
  // The browser writes the refused refresh to its console.
  complaints.length = 0;
});

for (const [what, spoil] of [
  ['expired', { name: 'refresh-token', value: '' }],
  ['is unknown', { name: 'refresh-token', value: 'A'.repeat(43) }],
] as const) {
  test(`a customer whose refresh token ${what} is a visitor without a word, and keeps the cart`, async ({
    page,
    context,
    sv,
    open,
    complaints,
  }) => {
    const shopper = new Shopper(page, SWEDISH);
    await open(sv + SWEDISH.product);
    await page.getByRole('button', { name: SWEDISH.add }).click();
    await expect(page.getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
    await shopper.logIn(DEMO.email, DEMO.password);
    await context.clearCookies({ name: 'refresh-token' });
    if (spoil.value) await context.addCookies([{ ...spoil, domain: 'localhost', path: '/auth' }]);

    await open(`${sv}/`);

    await expect(shopper.signInButton).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
    const left = await cookiesOf(context, sv);
    expect(SESSION_COOKIES.filter((name) => name !== 'refresh-token' && left.has(name))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('isSign'))).toBeNull();
    // The browser writes the refused refresh to its console.
    complaints.length = 0;
  });
}

test('two tabs that renew their token at once both stay signed in', async ({ page, context, sv, open }) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.register(newAddress(), PASSWORD);
  const other = await context.newPage();
  const tabs = [page, other];

  // Held back until both have asked, so that both come with the same token.
  const asked: (() => Promise<void>)[] = [];
  await context.route('**/auth/login', async (route) => {
    asked.push(() => route.continue());
    if (asked.length === 2) await Promise.all(asked.map((go) => go()));
  });
  const answers = tabs.map((tab) => tab.waitForResponse((response) => response.url().endsWith('/auth/login')));
  await Promise.all(tabs.map((tab) => tab.goto(`${sv}/mina-sidor/ordrar`)));
  for (const answer of answers) expect((await answer).status()).toBe(200);
  await context.unroute('**/auth/login');

  for (const tab of tabs) {
    await tab.reload();
    await hydrated(tab);
    await expect(tab.getByRole('heading', { name: 'Inga ordrar ännu' })).toBeVisible();
  }
});

test('a page of another site can neither log a customer out nor log anybody in', async ({
  page,
  context,
  sv,
  open,
  complaints,
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
  // The browser writes what was refused to its console.
  complaints.length = 0;
});

test('no address takes a customer elsewhere', async ({ page, sv, open }) => {
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

test('a service that does not answer costs nothing that was typed, and the button works again', async ({
  page,
  context,
  sv,
  open,
  complaints,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.openLogin();
  await context.route('**/auth/**', (route) => route.abort());
  await shopper.fillLogin(DEMO.email, DEMO.password);
  await shopper.submit('Logga in');
  await expect(shopper.panel.getByLabel('E-post', { exact: true })).toHaveValue(DEMO.email);
  await expect(shopper.panel.getByRole('alert')).toHaveCount(0);

  await context.unroute('**/auth/**');
  await shopper.submit('Logga in');

  await expect(shopper.ordersLink).toBeVisible();
  // The browser writes requests that fail to its console.
  complaints.length = 0;
});

test('STATE-05 a logout and a login reach the other tabs within 500 ms, also one that was never touched', async ({
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
  // The code that follows other tabs is loaded after hydration.
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('heading', { name: SWEDISH.title })).toBeVisible();

  await page.getByRole('button', { name: SWEDISH.logOut, exact: true }).click();
  await expect(shopper.signInButton).toBeVisible();
  await expect(reader.signInButton).toBeVisible({ timeout: 500 });
  await expect(other).toHaveURL(sv + SWEDISH.home);

  await shopper.logIn(email, PASSWORD);
  await expect(reader.ordersLink).toBeVisible({ timeout: 500 });
});

test('STATE-05 a save from a tab that shows another customer is refused, and reaches neither account', async ({
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

  // The second customer's cookies, without a word to this tab: it slept meanwhile.
  const elsewhere = await browser.newContext();
  const far = await elsewhere.newPage();
  await far.goto(sv + SWEDISH.home);
  await hydrated(far);
  await new Shopper(far, SWEDISH).register(second, PASSWORD);
  await context.addCookies(await elsewhere.cookies());
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
  await elsewhere.close();
});
