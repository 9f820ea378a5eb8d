import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { startOtherOrigin, type OtherOrigin } from '../../support/otherOrigin.ts';
import { DEMO, Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, listen, test } from '../../support/siteTest.ts';

const LIST = '/c/beslag/krokar';
const SETTINGS = {
  SHOP_NAME: 'Ekhem',
  SHOP_EMAIL: 'fragor@ekhem.example',
  SHOP_PHONE: '+46 8-12 34',
  SHOP_HOURS_SV: 'dygnet runt',
  SHOP_HOURS_EN: 'around the clock',
  SHOP_INSTAGRAM: 'https://www.instagram.com/ekhem.example',
  SHOP_FACEBOOK: 'none',
  FREE_SHIPPING_LIMITS: 'SEK:512,EUR:51',
  // The API of the site offers others.
  PAYMENT_METHODS: 'invoice,Vipps',
  CUSTOMER_TYPE_TOGGLE: 'false',
  DEFAULT_PRODUCT_SORT: 'PRICE',
  PRODUCT_PAGE_SIZE: '3',
  LIST_FILTERS: 'brand',
  SITE_TOP_THRESHOLD_PX: '37',
  FRONT_PAGE_AREA: 'Front',
  LIST_AREA_FAMILY: 'Lists',
  LIST_AREA_TOP: 'Above List',
  LIST_AREA_BOTTOM: 'Below List',
  PRODUCT_AREA_FAMILY: 'Products',
  PRODUCT_AREA_NAME: 'Below Details',
  PRODUCT_IMAGE_WIDTHS: '80,300,700',
  WIDGET_IMAGE_WIDTHS: '500',
  BRAND_IMAGE_WIDTHS: '200',
  CATEGORY_IMAGE_WIDTHS: '900',
  NOT_FOUND_IMAGE: 'none',
  CLIENT_NAME: 'ekhem-web',
  CLIENT_VERSION: '7.1',
};

// One site for all tests.
test.describe.configure({ mode: 'default' });
let other: OtherOrigin;
let site: IsolatedSite;
test.beforeAll(async () => {
  other = await startOtherOrigin();
  const { origin } = other;
  site = await startIsolatedSite({
    env: {
      ...LONG_LIMITS,
      ...SETTINGS,
      GRAPHQL_URL: `${origin}/graphql`,
      BROWSER_GRAPHQL_URL: `${origin}/graphql`,
      BROWSER_AUTH_URL: `${origin}/auth`,
      BROWSER_SIGN_URL: `${origin}/auth/sign`,
      BROWSER_IMAGE_URL: `${origin}/images/`,
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  await other.stop();
});
test.beforeEach(() => other.received.splice(0));

/** Variables of the received operations with a name. */
function variablesOf(name: string): unknown[] {
  return other.received
    .filter(({ path, body }) => path === '/graphql' && body.includes(`"operationName":"${name}"`))
    .map(({ body }) => Object(JSON.parse(body)).variables);
}

test('pages have the contact details and profiles of the settings, and payments of the API [FOOT-04, FOOT-06]', async () => {
  const swedish = (await httpGet(site.sv)).body;
  const english = (await httpGet(`${site.en}/en`)).body;

  for (const body of [swedish, english]) {
    expect(body).toContain('href="mailto:fragor@ekhem.example"');
    expect(body).toContain('href="tel:+4681234"');
    expect(body).toContain('href="https://www.instagram.com/ekhem.example"');
    expect(body).not.toMatch(/facebook\.com|hej@hemvist|000-00/);
  }
  expect(swedish).toContain('Vi svarar dygnet runt.');
  expect(swedish).toMatch(/Fri frakt över 512\skr/);
  expect(swedish).not.toContain('>Kundtyp<');
  expect(english).toContain('We&#x27;re here around the clock.');
  expect(english).toContain('Free shipping over €51');
  const footer = swedish.slice(swedish.indexOf('<footer'), swedish.indexOf('</footer>'));
  expect(footer).toMatch(/alt="Faktura".*alt="Kort".*alt="Klarna"/);
  expect(footer).not.toContain('Vipps');
});

test('the server requests lists and areas as configured, with the client of the settings [CATALOG-24, CONST-05, API-07]', async () => {
  const names = ['Front', 'Lists', 'Above List', 'Below List', 'Products', 'Below Details'];
  // On a slow machine the site is ready before all of its remotes are.
  const missing = async () => {
    await Promise.all(['/', LIST, SWEDISH.product].map((path) => httpGet(site.sv + path)));
    const sent = other.received.map(({ body }) => body).join('\n');
    return names.filter((name) => !sent.includes(`"${name}"`));
  };
  await expect.poll(missing).toEqual([]);
  const front = await httpGet(site.sv);
  const list = await httpGet(site.sv + LIST);

  expect(variablesOf('products')).toContainEqual(
    expect.objectContaining({ take: 3, filter: expect.objectContaining({ sort: 'PRICE' }) }),
  );
  expect(other.received.filter(({ body }) => body.includes('part of the product list'))).toEqual([]);
  expect(other.received.length).toBeGreaterThan(5);
  for (const { headers } of other.received) {
    expect(headers['apollographql-client-name']).toBe('ekhem-web');
    expect(headers['apollographql-client-version']).toBe('7.1');
  }
  expect(front.body).toContain('"siteTopThresholdPx":37');
  expect(list.body).toContain('Varumärke');
  expect(list.body).not.toMatch(/>Pris</);
});

test('pages use images and API of another origin, which their policy allows [API-03, CONST-08]', async () => {
  const { headers, body } = await httpGet(site.sv + SWEDISH.product);
  const policy = String(headers['content-security-policy']);

  expect(policy).toMatch(new RegExp(`img-src 'self' data: ${other.origin};`));
  expect(policy).toMatch(new RegExp(`connect-src [^;]* ${other.origin};`));
  const widths = Array.from(body.matchAll(/\/images\/product\/(\d+)f/g), ([, width]) => width);
  expect(new Set(widths)).toEqual(new Set(['300', '700']));
  expect(body).toContain(`${other.origin}/images/product/700f875/`);
  expect(body).not.toMatch(/"\/images\/product/);
  expect((await httpGet(`${site.sv}/404`)).body).not.toContain('/images/product/');
});

test('a browser shops on another origin, and a login does not restore the customer type [API-07, AUTH-22]', async ({
  page,
  context,
}) => {
  const consoleMessages: string[] = [];
  listen(page, consoleMessages);
  const type = { name: 'ralph-user-type', value: 'ORGANIZATION', url: site.sv };
  await context.addCookies([type]);
  await page.goto(site.sv + SWEDISH.product);
  await hydrated(page);
  const price = page
    .getByRole('main')
    .getByText(/^\d+\skr$/)
    .first();
  const image = page.locator(`main img[src^="${other.origin}/images/product/"]`).first();
  await expect.poll(() => image.evaluate((element) => Object(element).naturalWidth)).toBeGreaterThan(0);
  const withVat = await price.textContent();

  await page.getByRole('main').getByRole('button', { name: SWEDISH.add }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
  await page.keyboard.press('Escape');
  await new Shopper(page, SWEDISH).logIn(DEMO.email, DEMO.password);

  await expect(price).toHaveText(withVat ?? '');
  const fromBrowser = other.received.filter(({ headers }) => headers.origin === site.sv);
  const added = fromBrowser.find(({ body }) => body.includes('"operationName":"addToCart"'));
  expect(added?.headers).toMatchObject({
    'apollographql-client-name': 'ekhem-web',
    'apollographql-client-version': '7.1',
  });
  expect(fromBrowser.map(({ path }) => path)).toContain('/auth/login');
  expect(other.received.some(({ path }) => path.startsWith('/images/product/'))).toBe(true);
  expect(consoleMessages).toEqual([]);
});
