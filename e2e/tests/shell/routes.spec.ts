import { fetchDocument, fetchFollowingRedirect } from '../../support/documents.ts';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { ROUTES } from '../../support/routeMatrix.ts';
import { expect, test } from '../../support/siteTest.ts';

/* Responses of all routes, mostly without a browser: the document is sufficient. */

const PREVIEW = '/preview-widgets?family=Frontpage&areaName=The%20front%20page%20area';
const CUSTOMER = { cookie: 'ralph-user=kund%40hemvist.example' };

test('checkout, favorites and brands have a different path in each language [ROUTE-05, ROUTE-10, ROUTE-11]', async ({
  sv,
  en,
}) => {
  for (const [swedish, english, headings] of [
    ['/kassan', '/en/checkout', ['Varukorgen är tom', 'Your cart is empty']],
    ['/favoriter', '/en/favorites', ['Favoriter', 'Favorites']],
    ['/varumarken', '/en/brands', ['Varumärken', 'Brands']],
  ] as const) {
    expect(await fetchDocument(sv + swedish)).toMatchObject({ status: 200, heading: headings[0] });
    expect(await fetchDocument(en + english)).toMatchObject({ status: 200, heading: headings[1] });
  }
});

test('a path in the other language redirects to the path in the language of the site [LOCALE-14]', async ({
  sv,
  en,
}) => {
  expect(await fetchDocument(`${sv}/checkout?a=1`)).toMatchObject({ status: 302, location: '/kassan?a=1' });
  expect(await fetchDocument(`${en}/en/varumarken`)).toMatchObject({ status: 302, location: '/en/brands' });
  expect(await fetchDocument(`${en}/favoriter`)).toMatchObject({ status: 302, location: '/en/favorites' });
});

test('a route without translated paths has the same path in both languages [ROUTE-12]', async ({ sv, en }) => {
  for (const path of [
    '/allt',
    '/cookies',
    '/checkout/confirm',
    '/account/reset-password',
    '/pythagoras-planeringsverktyg',
  ]) {
    expect([path, (await fetchDocument(sv + path)).status]).toEqual([path, 200]);
    expect([path, (await fetchDocument(`${en}/en${path}`)).status]).toEqual([path, 200]);
  }
});

test('the root is the home page, and start is an empty page [ROUTE-13, ROUTE-16]', async ({ sv, en }) => {
  expect((await fetchDocument(`${sv}/`)).heading).not.toBe('');
  expect((await fetchDocument(`${en}/en`)).heading).not.toBe('');
  for (const [url, title] of [
    [`${sv}/start`, 'Start'],
    [`${en}/en/start`, 'Welcome'],
  ] as const) {
    const { status, heading, body } = await fetchDocument(url);
    expect([status, heading]).toEqual([200, '']);
    expect(body).toContain(`<title>${title} | `);
    expect(body).not.toContain('<footer');
  }
});

test('/404 shows the error page and responds 404 [ROUTE-18]', async ({ sv, en }) => {
  for (const url of [`${sv}/404`, `${en}/en/404`]) {
    const { status, body } = await fetchDocument(url);
    expect(status).toBe(404);
    expect(body).toContain('This page could not be found');
  }
});

test('the list of all products, the confirmation and the failed payment respond [ROUTE-21, ROUTE-23]', async ({
  sv,
}) => {
  expect(await fetchDocument(`${sv}/allt`)).toMatchObject({ status: 200, heading: 'Allt i butiken' });
  expect((await fetchDocument(`${sv}/checkout/confirm`)).status).toBe(200);
  expect((await fetchDocument(`${sv}/checkout/klarna-fail`)).heading).toContain('Betalningen');
});

test('the cookie page and the planning tool respond [ROUTE-24, ROUTE-26]', async ({ sv, en }) => {
  expect(await fetchDocument(`${sv}/cookies`)).toMatchObject({ status: 200, heading: 'Kakor' });
  expect((await fetchDocument(`${en}/en/cookies`)).heading).toBe('Cookies');
  expect((await fetchDocument(`${sv}/pythagoras-planeringsverktyg`)).heading).not.toBe('');
});

test('a product alias matches at any depth and redirects to the address of the product [ROUTE-27, ROUTE-28]', async ({
  sv,
}) => {
  const productPath = '/p/handtag/linje-stanghandtag-massing';
  const { heading } = await fetchDocument(sv + productPath);

  expect(heading).toContain('Linje');
  for (const path of [
    '/p/linje-stanghandtag-massing',
    '/p/annat/linje-stanghandtag-massing',
    '/p/beslag/handtag/linje-stanghandtag-massing',
    '/product/linje-stanghandtag-massing',
  ]) {
    expect(await fetchFollowingRedirect(`${sv}${path}?a=b`)).toMatchObject({
      status: 200,
      heading,
      url: `${sv}${productPath}?a=b`,
    });
  }
  expect((await fetchDocument(`${sv}/product`)).status).toBe(404);
});

test('categories, brands and campaigns match by their last segment [ROUTE-29, ROUTE-30, ROUTE-31]', async ({ sv }) => {
  expect(await fetchDocument(`${sv}/c/beslag`)).toMatchObject({ status: 200, heading: 'Beslag' });
  expect(await fetchDocument(`${sv}/c/beslag/krokar`)).toMatchObject({ status: 200, heading: 'Krokar' });
  expect(await fetchDocument(`${sv}/b/dunort`)).toMatchObject({ status: 200, heading: 'Dunört' });
  expect(await fetchFollowingRedirect(`${sv}/b/norr/dunort`)).toMatchObject({
    status: 200,
    heading: 'Dunört',
    url: `${sv}/b/dunort`,
  });
  expect(await fetchDocument(`${sv}/dc/hostrea`)).toMatchObject({ status: 200, heading: 'Höstrea' });
  expect(await fetchFollowingRedirect(`${sv}/dc/ar/hostrea`)).toMatchObject({ status: 200, url: `${sv}/dc/hostrea` });
});

test('the search reads any text from the path [ROUTE-32]', async ({ sv }) => {
  expect((await fetchDocument(`${sv}/s/krok`)).heading).toBe('Sökresultat för: krok');
  expect((await fetchDocument(`${sv}/s/${encodeURIComponent('50 % "rea"/å😀')}`)).heading).toContain('50 %');
});

test('generic lists match any path below /l/ and the six list types [ROUTE-33, ROUTE-34]', async ({ sv }) => {
  expect(await fetchFollowingRedirect(`${sv}/l/beslag/krokar`)).toMatchObject({ status: 200, heading: 'Krokar' });
  for (const [path, heading, url] of [
    ['/list/all', 'Allt i butiken', '/allt'],
    ['/list/brand/dunort', 'Dunört', '/b/dunort'],
    ['/list/category/beslag', 'Beslag', '/c/beslag'],
    ['/list/discountCampaign/hostrea', 'Höstrea', '/dc/hostrea'],
    ['/list/list/beslag', 'Beslag', '/c/beslag'],
    ['/list/search/krok', 'Sökresultat för: krok', '/s/krok'],
  ] as const) {
    expect([path, await fetchFollowingRedirect(sv + path)]).toEqual([
      path,
      expect.objectContaining({ status: 200, heading, url: sv + url }),
    ]);
  }
  expect((await fetchDocument(`${sv}/list/everything`)).status).toBe(404);
});

test('content pages match by alias at the root or below /content, after all other routes [ROUTE-35, ROUTE-36]', async ({
  sv,
}) => {
  const { heading } = await fetchDocument(`${sv}/garanti`);

  expect(heading).not.toBe('');
  expect(await fetchFollowingRedirect(`${sv}/content/garanti`)).toMatchObject({ status: 200, heading });
  expect((await fetchDocument(`${sv}/content`)).status).toBe(404);
  expect((await fetchDocument(`${sv}/cookies`)).heading).toBe('Kakor');
});

/** Creates a token like that of an administrator. */
function loginToken(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + 600;
  return `${encode({ alg: 'HS256' })}.${encode({ SpoofedBy: 'admin', exp })}.c2lnbmF0dXJl`;
}

test('protected pages redirect a visitor home, and any page with a login token to itself without it [ROUTE-43, ROUTE-44]', async ({
  sv,
  en,
}) => {
  for (const path of [
    '/mina-sidor/ordrar',
    '/mina-sidor/installningar',
    '/mina-sidor/saldo',
    '/account',
    '/preview-widgets',
  ]) {
    expect([path, await fetchDocument(sv + path)]).toEqual([
      path,
      expect.objectContaining({ status: 302, location: `/?action=login&next=${encodeURIComponent(path)}` }),
    ]);
  }
  expect(await fetchDocument(`${en}/en/my-account/orders`)).toMatchObject({
    status: 302,
    location: '/en?action=login&next=%2Fen%2Fmy-account%2Forders',
  });
  const token = loginToken();
  for (const path of ['/account', '/mina-sidor/ordrar', '/garanti', '/no/such/page']) {
    expect(await fetchDocument(`${sv}${path}?loginToken=${token}`)).toMatchObject({ status: 302, location: path });
  }
  expect(await fetchDocument(`${sv}${PREVIEW}&loginToken=${token}`)).toMatchObject({
    status: 302,
    location: PREVIEW.replaceAll('%20', '+'),
  });
  expect(await fetchFollowingRedirect(`${sv}${PREVIEW}&loginToken=${token}`)).toMatchObject({
    status: 302,
    location: expect.stringMatching(/^\/\?action=login&next=%2Fpreview-widgets%3F(?!.*loginToken)/),
  });
  expect((await fetchDocument(sv + PREVIEW, CUSTOMER)).status).toBe(200);
});

test('the account pages have a different path in each language [ROUTE-07, ROUTE-08, ROUTE-09]', async ({ sv, en }) => {
  for (const [swedish, english, title] of [
    ['/mina-sidor/ordrar', '/en/my-account/orders', ['Mina ordrar', 'My orders']],
    ['/mina-sidor/installningar', '/en/my-account/settings', ['Inställningar', 'Settings']],
    ['/mina-sidor/saldo', '/en/my-account/balance', ['Saldo', 'Store credit']],
  ] as const) {
    const responses = [await fetchDocument(sv + swedish, CUSTOMER), await fetchDocument(en + english, CUSTOMER)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    for (const [index, { body }] of responses.entries()) expect(body).toContain(`<title>${title[index]} | `);
  }
});

test('the password reset requires no login [ROUTE-20]', async ({ sv, en }) => {
  expect((await fetchDocument(`${sv}/account/reset-password`)).status).toBe(200);
  expect((await fetchDocument(`${en}/en/account/reset-password`)).status).toBe(200);
});

test('the account redirects a customer to the orders [ROUTE-19]', async ({ sv, en }) => {
  expect(await fetchDocument(`${sv}/account`, CUSTOMER)).toMatchObject({ status: 302, location: '/mina-sidor/ordrar' });
  expect(await fetchDocument(`${en}/en/account`, CUSTOMER)).toMatchObject({
    status: 302,
    location: '/en/my-account/orders',
  });
});

test('the path of an unknown list responds 404 [ROUTE-48]', async ({ sv }) => {
  for (const path of [
    '/b',
    '/b/',
    '/dc/',
    '/l/',
    '/list/brand',
    '/list/toString/x',
    '/c/finns-inte',
    '/l/finns/inte',
  ]) {
    expect([path, (await fetchDocument(sv + path)).status]).toEqual([path, 404]);
  }
});

test('an in-app navigation to an unknown page leads to /404 [ROUTE-45]', async ({ page, sv, open }) => {
  await open(`${sv}/allt`);
  // Simulates going back to a page that was removed meanwhile.
  await page.evaluate(() => window.history.pushState(null, '', '/c/finns-inte'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));

  await expect(page).toHaveURL(`${sv}/404`);
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

/** Of the demo catalog. */
const MOVES = [
  ['sv', '/p/handtag/linje-handtag-massing', '/p/handtag/linje-stanghandtag-massing'],
  ['sv', '/c/beslag/mobelknoppar', '/c/beslag/knoppar'],
  ['sv', '/b/fjallgrus-keramik', '/b/fjallgrus'],
  ['en', '/en/c/hardware/cabinet-knobs', '/en/c/hardware/knobs'],
] as const;

test('the old address of a page redirects once to its new one, with the query', async ({ sv, en }) => {
  for (const [locale, oldPath, newPath] of MOVES) {
    const origin = locale === 'sv' ? sv : en;
    const { status, location } = await fetchDocument(`${origin}${oldPath}?utm=a`);

    expect([oldPath, status, location]).toEqual([oldPath, 301, `${newPath}?utm=a`]);
    expect([newPath, (await fetchDocument(origin + newPath)).status]).toEqual([newPath, 200]);
  }
});

test('an in-app navigation to an old address opens the page at its new one', async ({ page, sv, open }) => {
  await open(`${sv}/allt`);
  await page.evaluate(() => window.history.pushState(null, '', '/c/beslag/mobelknoppar'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));

  await expect(page).toHaveURL(`${sv}/c/beslag/knoppar`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knoppar');
});

test.describe('with the market in the path', () => {
  // One site for all tests.
  test.describe.configure({ mode: 'default' });
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite({ env: { ...LONG_LIMITS, MARKET_IN_PATH: 'true', START_PAGE: 'false' } });
  });
  test.afterAll(async () => site.stop());

  test('every route responds with a market prefix, and redirects to it without one [ROUTE-03]', async () => {
    for (const [name, route] of Object.entries(ROUTES)) {
      // This route requires query parameters.
      if (name === 'preview-widgets') continue;
      for (const [origin, prefix, market, path] of [
        [site.sv, '', '/fi', route.sv],
        [site.en, '/en', '/eu', route.en],
      ] as const) {
        const rest = path.slice(prefix.length).replace(/^\/$/, '');
        const prefixed = await fetchFollowingRedirect(`${origin}${market}${prefix}${rest}`, CUSTOMER);
        const cookie = `${CUSTOMER.cookie}; ralph-selected-market=${market.slice(1)}`;
        const bare = await fetchDocument(origin + path, { cookie });

        expect([name, prefixed.status]).toEqual([name, route.status]);
        expect([name, bare.status]).toEqual([name, 302]);
        expect(bare.location).toBe(`${market}${prefix}${name === 'start' ? '' : rest}`);
      }
    }
  });

  test('start redirects to index if there is no start page [ROUTE-17]', async () => {
    expect(await fetchDocument(`${site.sv}/se/start`)).toMatchObject({ status: 302, location: '/se' });
    expect(await fetchDocument(`${site.en}/eu/en/start`)).toMatchObject({ status: 302, location: '/eu/en' });
  });

  test('a locale before the market is swapped, and a language that the market lacks is replaced [ROUTE-39, ROUTE-42]', async () => {
    expect(await fetchDocument(`${site.sv}/en/eu`)).toMatchObject({ status: 302, location: '/eu/en' });
    expect(await fetchDocument(`${site.sv}/sv/no`)).toMatchObject({ status: 302, location: '/no' });
    // Finland is sold to in both languages, Europe in English only.
    expect((await fetchDocument(`${site.sv}/fi/en/brands`)).status).toBe(200);
    expect(await fetchDocument(`${site.sv}/eu/varumarken`)).toMatchObject({ status: 302, location: '/eu/en/brands' });
  });

  test('links and canonical addresses include the market', async ({ page, open }) => {
    await open(`${site.sv}/fi/c/beslag`);

    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fi\/c\/beslag$/);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/fi/);
    await page.locator('main a[href*="/p/"]').first().click();
    await expect(page).toHaveURL(/\/fi\/p\//);
  });
});
