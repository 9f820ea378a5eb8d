import type { Page } from '@playwright/test';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startApiProxy } from '../../support/apiProxy.ts';
import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { DEMO, Shopper, SWEDISH } from '../../support/shopper.ts';
import { firstViewOnly } from '../../support/firstViewOnly.ts';
import { expect, hydrated, test, touch } from '../../support/siteTest.ts';

const FAILED = 'Något gick tyvärr fel...';

/** Failing queries of every page, each with its own status. The order matters, because successful responses are cached. */
const STAGES = [
  {
    failing: [
      ['channel', 500],
      ['categories', 501],
    ],
    status: 500,
  },
  { failing: [['categories', 501]], status: 501 },
  { failing: [['getMenuAtLocation', 502]], status: 502 },
] as const;
const PRODUCT = '/p/pallar/trefot-pall-ek';

test('a page has a header that stays in view, its content and a footer [LAYOUT-01]', async ({ page, sv, open }) => {
  await open(`${sv}/c/beslag`);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  await page.mouse.wheel(0, -200);

  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Beslag');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

for (const path of sampleVariants('offline after the first view', ['/c/beslag', PRODUCT])) {
  test(`a page that is offline after its first view keeps its markup, and works once online: ${path}`, async ({
    page,
    context,
    sv,
  }) => {
    const allowAll = await firstViewOnly(page, sv + path);
    // Logged after the first round of attempts.
    const failed = page.waitForEvent('console', (message) => message.text().includes('Deferred code failed to load'));
    await page.goto(sv + path);
    await hydrated(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await context.setOffline(true);
    await failed;
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 600);
    await expectWholePage(page, heading);

    allowAll();
    await context.setOffline(false);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await touch(page);
    await expectWholePage(page, heading);
    await page.mouse.wheel(0, -3_000);
    await page.getByRole('button', { name: /^Byt land/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
  });
}

test('the routes of the checkout have no footer and no search until the order is placed [LAYOUT-07]', async ({
  sv,
  en,
}) => {
  const addresses = [
    [`${sv}/kassan`, 'Fortsätt handla'],
    [`${sv}/checkout/klarna-fail`, 'Fortsätt handla'],
    [`${en}/en/checkout`, 'Continue shopping'],
  ] as const;

  for (const [address, linkText] of addresses) {
    const { body } = await httpGet(address);
    expect(body, address).toContain(linkText);
    expect(body, address).not.toContain('<footer');
    expect(body, address).not.toContain('role="search"');
  }
  const { body: confirmation } = await httpGet(`${sv}/checkout/confirm`);
  expect(confirmation).toContain('<footer');
  expect(confirmation).toContain('role="search"');
});

test('/404 is the error page, whose button links to the home page of the language [ROUTE-18, LAYOUT-10]', async ({
  page,
  sv,
  en,
}) => {
  const swedish = await httpGet(`${sv}/404`);
  expect(swedish.status).toBe(404);
  expect(swedish.body).toContain('This page could not be found');
  expect(swedish.body).toContain('<footer');

  await page.goto(`${en}/en/404`);
  await page.getByRole('main').getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL(`${en}/en`);
});

test('a query that fails for every page shows its status and message, and a link to the home page [ERR-04, LAYOUT-10]', async ({
  page,
}) => {
  let failingOperations = new Map<string, number>();
  const api = await startApiProxy(({ name }) => {
    const status = failingOperations.get(name);
    return status === undefined ? undefined : { status };
  });
  const site = await startIsolatedSite({ env: { ...LONG_LIMITS, GRAPHQL_URL: api.url }, untilReady: false });
  try {
    for (const { failing, status } of STAGES) {
      failingOperations = new Map(failing);
      await expect
        .poll(async () => messageIn((await httpGet(`${site.sv}/`)).body))
        .toBe(`Response not successful: Received status code ${status}`);
      expect((await httpGet(`${site.sv}/`)).status).toBe(503);
    }

    await page.goto(`${site.sv}/`);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('503 Response not successful: Received status code 502');
    await expect(main.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');

    failingOperations = new Map();
    await expect.poll(async () => (await httpGet(`${site.sv}/`)).status).toBe(200);
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('the planning tool has no shop layout, plans a wall and links back to the shop [LAYOUT-12, ROUTE-26]', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/pythagoras-planeringsverktyg`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pythagoras planeringsverktyg');
  await expect(page.getByRole('contentinfo')).toBeHidden();

  await page.getByLabel('Antal delar').fill('3');
  await expect(page.getByRole('region', { name: 'Din plan' }).getByRole('listitem')).toHaveText([
    /^20.cm$/,
    /^80.cm$/,
    /^140.cm$/,
  ]);
  await page.getByRole('button', { name: 'Så mäter du' }).click();
  await expect(page.getByRole('dialog', { name: 'Så mäter du' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: 'Fortsätt handla' }).click();
  await expect(page).toHaveURL(`${sv}/`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a side panel closes by its button, by its overlay and by Escape [STATE-10]', async ({ page, sv, open }) => {
  await open(`${sv}/c/beslag`);
  const cart = page.getByRole('button', { name: 'Varukorg, tom' });
  const panel = page.getByRole('dialog', { name: 'Varukorg' });

  await cart.click();
  await panel.getByRole('button', { name: 'Stäng' }).click();
  await expect(panel).toBeHidden();

  await cart.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(100, 500);
  await expect(panel).toBeHidden();

  await cart.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a page whose code fails to load is loaded as a document, once a minute [STATE-17]', async ({
  page,
  sv,
  open,
  consoleMessages,
}) => {
  await open(`${sv}/garanti`);
  await page.route(/__federation_expose_\w+Page\.js$/, (route) => route.abort());
  // Before the first touch, a link of the main navigation loads a document anyway.
  await touch(page);
  const header = page.getByRole('banner');
  const title = page.getByRole('heading', { level: 1 });
  const markDocument = async () => page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const isSameDocument = async () => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true);
  await markDocument();

  await header.getByRole('link', { name: 'Varumärken' }).click();
  await expect(title).toHaveText('Varumärken');
  expect(await isSameDocument()).toBe(false);
  // The code of this page fails to load, too, so it stays as rendered on the server.
  await hydrated(page);
  await touch(page);
  await markDocument();

  await header.getByRole('link', { name: 'Favoriter' }).click();
  await expect(title).toHaveText(FAILED);
  expect(await isSameDocument()).toBe(true);
  expect(consoleMessages.filter((text) => text.includes('React error'))).toEqual([]);
  // The browser logs the aborted requests.
  consoleMessages.length = 0;
});

test('an offline notice is visible until the connection is back [STATE-18]', async ({
  page,
  context,
  sv,
  open,
  consoleMessages,
}) => {
  await open(`${sv}${PRODUCT}`);
  await touch(page);

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Du är offline.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Du är offline.')).toBeHidden();
  // The browser logs requests that were under way.
  const others = consoleMessages.filter((message) => !message.includes('ERR_INTERNET_DISCONNECTED'));
  consoleMessages.splice(0, Infinity, ...others);
});

test('the preview requests its area with the preview flag and renders it [WIDGET-22, ROUTE-25]', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/`);
  await new Shopper(page, SWEDISH).logIn(DEMO.email, DEMO.password);
  const requested = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'widgetArea');

  await page.evaluate(() => {
    history.pushState({}, '', '/preview-widgets?alias=garanti');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });

  expect((await requested).postDataJSON().variables).toMatchObject({ widgetAlias: 'garanti', preview: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Garanti' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

function messageIn(body: string): string | undefined {
  return /Response not successful: Received status code \d+/.exec(body)?.[0];
}

async function expectWholePage(page: Page, heading: string | null): Promise<void> {
  await expect(page.getByRole('region', { name: 'Genvägar och inställningar' })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Varumärken' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}
