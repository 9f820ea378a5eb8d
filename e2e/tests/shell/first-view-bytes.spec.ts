import { IDLE_SCRIPT_BUDGETS, PAGE_NAMES, PAGES, SCRIPT_BUDGETS } from '@hemvaror/tooling/bench/pages';
import { fillCart, skuOf } from '../../support/cart.ts';
import { expect, hydrated, test, touch } from '../../support/siteTest.ts';

const KIB = 1024;
/** Later than the limit in `renderDocument.tsx` after which a line is slow. */
const LATE_MS = 600;
/** Of a connection that the browser calls `3g`. */
const SLOW_LATENCY_MS = 300;

test.describe('without an answer about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const name of PAGE_NAMES) {
    test(`the scripts of the page "${name}" before and after its hydration are within their budgets`, async ({
      page,
      context,
      sv,
    }) => {
      if (name === 'checkout')
        await fillCart(context, sv, [{ skuId: (await skuOf('trefot-pall-ek')).skuId, quantity: 1 }]);
      await page.goto(sv + PAGES[name]);
      await hydrated(page);
      await page.waitForLoadState('networkidle');

      const bytes = await page.evaluate(() => {
        const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
        const scripts = performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter((entry) => entry.name.endsWith('.js'));
        const sumOf = (entries: PerformanceResourceTiming[]) =>
          entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
        const isEarly = ({ startTime }: PerformanceEntry) => startTime < hydratedAt;
        return {
          before: sumOf(scripts.filter(isEarly)),
          after: sumOf(scripts.filter((entry) => !isEarly(entry))),
        };
      });
      // A page without scripts would be within every budget.
      expect(bytes.before / KIB).toBeGreaterThan(100);
      expect(bytes.before / KIB).toBeLessThanOrEqual(SCRIPT_BUDGETS[name]);
      expect(bytes.after / KIB).toBeGreaterThan(30);
      expect(bytes.after / KIB).toBeLessThanOrEqual(IDLE_SCRIPT_BUDGETS[name]);
    });
  }
});

test('a document names its first images, then has its styles, then names fonts and scripts, which Chromium compiles early', async ({
  request,
  sv,
}) => {
  const html = await (await request.get(sv + PAGES.list)).text();
  const script = /<link rel="preload" as="script" href="([^"]+\/main\.js)"/.exec(html);
  const places = ['as="image"', '<style', 'as="font"', 'as="script"', '</head>'].map((text) => html.indexOf(text));

  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(await (await request.get(new URL(script?.[1] ?? '', sv).href)).text()).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\n/,
  );
});

test('the images of a list below the first view are requested when the page is interactive, before they are seen', async ({
  page,
  sv,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/main.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(sv + PAGES.list, { waitUntil: 'commit' });
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await expect(page.locator('article').last()).toBeAttached();
  const early = requested.length;
  expect(early).toBeLessThan(8);
  release();

  await expect.poll(() => requested.length).toBeGreaterThan(early + 2);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a document that comes late has no preload of a font left, and each font is requested once and used', async ({
  page,
  sv,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(request.url());
  });
  await page.route(sv + PAGES.list, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.goto(sv + PAGES.list);

  await expect(page.locator('link[as="font"]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(1);
  expect(requested.length).toBeGreaterThan(1);
  expect(requested).toEqual([...new Set(requested)]);
});

test('on a slow line, the last image of a gallery is requested two swipes before it is seen, not before the scripts', async ({
  page,
  sv,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // Some versions of Chromium then request lazy images from twice as far, and already with the first touch.
  const devtools = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: SLOW_LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  await page.goto(sv + PAGES.product);
  await hydrated(page);
  const images = page.getByRole('link', { name: /Förstora bilden/ });
  const last = /linje-brass-4/;

  await expect(images).toHaveCount(4);
  expect(requested.some((url) => /linje-brass-1/.test(url))).toBe(true);
  expect(requested.filter((url) => last.test(url))).toEqual([]);

  await touch(page);
  await images.nth(1).evaluate((link) => link.scrollIntoView({ inline: 'center', block: 'nearest' }));
  await expect.poll(() => requested.some((url) => last.test(url))).toBe(true);
});

for (const name of ['front', 'list', 'product'] as const) {
  test(`the first images of the page "${name}" are in its document, until their files have loaded [STATE-20]`, async ({
    page,
    request,
    sv,
  }) => {
    // An image that the API has never resized may arrive too late for the first document, which is not kept then.
    const address = sv + PAGES[name];
    await expect
      .poll(async () => {
        const document = await (await request.get(address)).text();
        return document.split('background-image:url(data:image').length - 1;
      })
      .toBe(name === 'list' ? 2 : 1);

    await page.setViewportSize({ width: 412, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/images/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });

    const images = page.locator('img[fetchpriority="high"]');
    const backgrounds = async () =>
      images.evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).backgroundImage.slice(0, 'url("data:image'.length)),
      );
    await expect(page.locator('footer')).toBeAttached();
    expect(new Set(await backgrounds())).toEqual(new Set(['url("data:image']));
    release();

    await expect.poll(async () => new Set(await backgrounds())).toEqual(new Set(['none']));
  });
}
