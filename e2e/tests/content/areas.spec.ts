import type { Page } from '@playwright/test';
import { fetchDocument } from '../../support/documents.ts';
import { graphql } from '../../support/graphql.ts';
import { startApiProxy, type RespondTo, type ApiProxy } from '../../support/apiProxy.ts';
import { watchShifts } from '../../support/layoutShift.ts';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/* Widget areas of mf-content inside pages of mf-catalog. */

const CARE = 'Låt mässingen mörkna';
const LIST = '/c/beslag';
const LIST_WITHOUT = '/c/hyllor';
const PRODUCT = '/p/handtag/linje-stanghandtag-massing';
const PRODUCT_WITHOUT = '/p/pallar/trefot-pall-ek';
/** An area with four products. */
const PRODUCTS = {
  widgetArea: {
    title: 'Produkter',
    tags: [],
    meta: null,
    containers: [
      {
        id: 1,
        layout: 'full',
        design: 'default',
        responsiveMode: 'stack',
        widgets: [
          {
            id: 'products',
            name: 'Product list',
            size: 'full',
            configuration: JSON.stringify({ title: 'Nytt', searchParameters: { sort: 'LATEST' }, limitNrOfRows: true }),
            classNames: [],
            images: [],
          },
        ],
      },
    ],
  },
};

for (const { position, site, path, heading, link } of [
  { position: 'below a list', site: 'sv', path: LIST, heading: CARE, link: '/skotselrad' },
  { position: 'below a list', site: 'en', path: '/en/c/hardware', heading: 'Let the brass darken', link: '/en/care' },
  {
    position: 'above a list',
    site: 'sv',
    path: '/dc/ordning-och-reda',
    heading: 'Askar som får stå framme',
    link: '/c/hyllor',
  },
  { position: 'below a product', site: 'sv', path: PRODUCT, heading: CARE, link: '/skotselrad' },
] as const) {
  test(`the area ${position} (${site}) is complete and styled without JavaScript`, async ({ browser, sv, en }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();

    await page.goto((site === 'sv' ? sv : en) + path);

    const area = page.getByRole('main').locator('section', { hasText: heading }).last();
    await expect(area.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(area.getByRole('link')).toHaveAttribute('href', link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const display = await area.locator('[data-layout]').evaluate((container) => getComputedStyle(container).display);
    expect(display).toBe('grid');
    await context.close();
  });
}

for (const { owner, path } of [
  { owner: 'a list', path: LIST },
  { owner: 'a product', path: PRODUCT },
]) {
  test(`the area of ${owner} needs no API request, and no hydration until the page is touched`, async ({
    page,
    sv,
    consoleMessages,
  }) => {
    const requests = requestsOf(page);
    const readShifts = await watchShifts(page);
    await page.goto(sv + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const area = page.locator('[data-place=part]');
    await expect(area).toBeVisible();
    expect(requests.filter((url) => url.includes('/graphql'))).toEqual([]);
    expect(await isHydrated(area.first())).toBe(false);
    // Images mark that they have loaded.
    const markup = async () => (await area.innerHTML()).replaceAll(/ data-loaded="\w+"/g, '');
    const before = await markup();

    await page.mouse.move(5, 5);

    await expect.poll(() => isHydrated(area.first())).toBe(true);
    expect(await markup()).toBe(before);
    expect(await readShifts()).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}

for (const site of ['sv', 'en'] as const) {
  test(`the front page has the area of its family, a content page that of its alias (${site}) [FRONT-02, WIDGET-23]`, async ({
    sv,
    en,
  }) => {
    const origin = site === 'sv' ? sv : `${en}/en`;
    const alias = site === 'sv' ? 'garanti' : 'warranty';
    for (const [path, args, placement] of [
      ['', 'family: "Frontpage", areaName: "The front page area"', 'page'],
      [`/${alias}`, `alias: "${alias}"`, 'column'],
    ] as const) {
      const texts = await textsOfArea(args, site);
      const { body, status } = await fetchDocument(`${origin}${path}`);
      const [main = ''] = /<main.*<\/main>/s.exec(body) ?? [];

      expect(status).toBe(200);
      expect(texts).not.toEqual([]);
      expect(texts.filter((text) => !main.includes(text))).toEqual([]);
      expect(Array.from(main.matchAll(/data-place="(\w+)"/g), ([, found]) => found)).toEqual([placement]);
    }

    const unknown = await fetchDocument(`${origin}/finns-inte`);
    expect(unknown.status).toBe(404);
    expect(unknown.body).not.toContain('data-place="');
  });
}

test('the CSS of an editor styles the HTML of the page until it is left, and follows no later style sheet [WIDGET-07]', async ({
  page,
  sv,
}) => {
  const rules = async () =>
    page.evaluate(() => {
      // Adopted style sheets follow all others: with one, Chromium lays the whole page out for each sheet that loads.
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const places = sheets.flatMap(({ cssRules }, place) =>
        [...cssRules].filter(({ cssText }) => cssText.includes('.brand-row')).map(() => place),
      );
      return { places, adopted: document.adoptedStyleSheets.length };
    });
  await page.goto(sv);
  await hydrated(page);
  const brands = page.getByRole('main').getByRole('link', { name: 'Dunört Lin och ull' });
  await brands.scrollIntoViewIfNeeded();
  await expect.poll(rules).toMatchObject({ places: [0] });
  // The build has its own styles for this class; the editor's apply to an element without them.
  const display = await page.evaluate(() => {
    const list = document.createElement('ul');
    list.className = 'brand-row';
    document.body.append(list);
    return getComputedStyle(list).display;
  });
  expect(display).toBe('grid');
  expect(await rules()).toEqual({ places: [0], adopted: 0 });

  await brands.click();

  await expect(page).toHaveURL(/\/b\/dunort/);
  await expect.poll(rules).toEqual({ places: [], adopted: 0 });
});

test('an empty area needs no request, stylesheet or element', async ({ page, sv, consoleMessages }) => {
  for (const path of [LIST_WITHOUT, PRODUCT_WITHOUT]) {
    const requests = requestsOf(page);
    await page.goto(sv + path);
    await hydrated(page);
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');

    expect(requests.filter((url) => /WidgetArea|widget-area|graphql/.test(url))).toEqual([]);
    await expect(page.locator('[data-place=part]')).toHaveCount(0);
  }
  expect(consoleMessages).toEqual([]);
});

test('after a navigation the area is rendered and styled with its page, and removed with it', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + LIST_WITHOUT);

  await page.getByRole('link', { name: 'Beslag', exact: true }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Beslag' })).toBeVisible();
  const area = page.locator('[data-place=part]');
  await expect(area.getByRole('heading', { level: 2, name: CARE })).toBeVisible();
  const display = await area.locator('[data-layout]').evaluate((container) => getComputedStyle(container).display);
  expect(display).toBe('grid');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Hyllor' })).toBeVisible();
  await expect(area).toHaveCount(0);
});

test.describe('with replaced API responses', () => {
  // One site for all tests.
  test.describe.configure({ mode: 'default' });
  let api: ApiProxy;
  let site: IsolatedSite;
  let replacement: ReturnType<RespondTo>;
  test.beforeAll(async () => {
    api = await startApiProxy(({ name }) => (name === 'widgetArea' ? replacement : undefined));
    site = await startIsolatedSite({ env: { ...LONG_LIMITS, GRAPHQL_URL: api.url } });
  });
  test.afterAll(async () => {
    await site.stop();
    await api.stop();
  });

  test('a page whose area fails shows the error page with the status and the message [ERR-07]', async ({ page }) => {
    replacement = { status: 500 };
    for (const path of ['/garanti', LIST, PRODUCT]) {
      const response = await page.goto(site.sv + path);

      expect([path, response?.status()]).toEqual([path, 503]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
      await expect(page.getByText('Response not successful: Received status code 500')).toBeVisible();
    }
  });

  for (const { when, script } of [
    { when: 'before the page is interactive', script: /\/main\.js/ },
    { when: 'before the area is interactive', script: /expose_WidgetArea\b/ },
  ]) {
    test(`a favorite button in an area pressed ${when} saves the product once`, async ({ page }) => {
      replacement = { data: PRODUCTS };
      const code = await delayScript(page, script);
      await page.goto(site.sv + PRODUCT, { waitUntil: 'commit' });
      const heart = page
        .locator('[data-place=part]')
        .getByRole('button', { name: /^Lägg till .* i favoriter$/ })
        .first();
      if (script.test('expose_WidgetArea')) await hydrated(page);

      await heart.click();
      await code.requested;
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      code.release();

      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.waitForLoadState('networkidle');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: /^Favoriter, 1 / })).toBeVisible();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  }
});

/** The titles of an area's widgets, as they are in the HTML of a page. */
async function textsOfArea(args: string, site: 'sv' | 'en'): Promise<string[]> {
  const ids =
    site === 'sv'
      ? 'channelId: "1|se", languageId: "sv-SE", marketId: "se"'
      : 'channelId: "3|com", languageId: "en-US", marketId: "eu"';
  const { widgetArea } = await graphql<{
    widgetArea: { containers: { widgets: { configuration: string }[] }[] };
  }>(`{ widgetArea(${args}, ${ids}) { containers { widgets { configuration } } } }`);
  const widgets = widgetArea.containers.flatMap((container) => container.widgets);
  return widgets.flatMap(({ configuration }): string[] => {
    const { active, title, text1 } = Object(JSON.parse(configuration));
    return [title, text1].filter((text) => active && typeof text === 'string' && text !== '').map(escaped);
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}

/** Delays matching scripts until `release` is called. */
async function delayScript(page: Page, script: RegExp) {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: () => released.resolve() };
}

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Whether React has hydrated the element. */
async function isHydrated(element: ReturnType<Page['locator']>): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
}
