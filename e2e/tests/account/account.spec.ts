import { logInNewCustomer } from '../../support/customer.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import {
  DEMO,
  ENGLISH,
  PASSWORD,
  SESSION_COOKIES,
  Shopper,
  SITES,
  SWEDISH,
  cookiesOf,
  newAddress,
} from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

for (const { host, texts } of sampleVariants('sessions', SITES)) {
  const at = (sv: string) => sv.replace('//localhost', `//${host}`);

  test(`a new customer stays logged in after a reload until logging out (${host}) [ACCOUNT-02, AUTH-18, AUTH-24]`, async ({
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

  test(`after logging out, the orders page redirects to the home page (${host}) [AUTH-16, ROUTE-43]`, async ({
    page,
    sv,
    open,
  }) => {
    const site = at(sv);
    const shopper = new Shopper(page, texts);
    const email = await logInNewCustomer(page, site);
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

  test(`a guest’s cart survives the login, and its order is listed in the account (${host}) [ACCOUNT-05]`, async ({
    page,
    context,
    sv,
    open,
  }) => {
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

    await page.getByRole('button', { name: texts.buyAgain }).click();
    await expect(page.getByRole('button', { name: texts.cart(1) })).toBeVisible();
    await page.getByRole('link', { name: texts.viewOrder }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${first}` })).toBeVisible();
  });
}
for (const texts of sampleVariants('login', [SWEDISH, ENGLISH])) {
  test(`wrong credentials show a message and keep the input (${texts.language}) [ACCOUNT-13]`, async ({
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

  test(`registering a known email address shows a message and keeps the input (${texts.language}) [ACCOUNT-14]`, async ({
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

test('the user button opens the login for a visitor and the orders for a customer [HEAD-15, HEAD-16]', async ({
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

test('a link with action=login opens the login for a visitor but not for a customer [ROUTE-49]', async ({
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
test('a cross-origin page can neither log a customer out nor in', async ({
  page,
  context,
  sv,
  open,
  consoleMessages,
}) => {
  await logInNewCustomer(page, sv);
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
