import { sampleVariants } from '../../support/sampleVariants.ts';
import { openWithWorker, readCaches } from '../../support/serviceWorker.ts';
import { cookiesOf, newAddress, PASSWORD, Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

test.use({ serviceWorkers: 'allow' });

test('the service worker is registered at /sw.js with the scope / once the page is interactive [STATE-29]', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/`);

  const registration = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return { script: active?.scriptURL, scope };
  });

  expect(registration).toEqual({ script: `${sv}/sw.js`, scope: `${sv}/` });
});

for (const [language, path, title, text, retry, heading] of sampleVariants('offline page', [
  ['sv-SE', '/garanti', 'Du är offline', 'Vi når inte butiken.', 'Försök igen', /garanti/i],
  ['en-US', '/en/warranty', "You're offline", "We can't reach the shop.", 'Try again', /warranty/i],
] as const)) {
  test(`without a network the requested page is replaced by the offline page, until it is back: ${language}`, async ({
    page,
    context,
    sv,
    en,
  }) => {
    const origin = language === 'sv-SE' ? sv : en;
    await openWithWorker(page, origin);
    // The page's styles and fonts are those of the worker.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await context.setOffline(true);

    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: retry })).toHaveAttribute('href', '');
    await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const styles = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles).not.toContain(0);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThan(0);

    // Some versions of Chromium have no event for this: the page then looks every five seconds.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(page.url()).toBe(origin + path);
  });
}

test('with a network, the worker responds to documents only', async ({ page, sv }) => {
  await openWithWorker(page, sv);
  const byWorker: string[] = [];
  const byBrowser: string[] = [];
  page.on('response', (response) => {
    (response.fromServiceWorker() ? byWorker : byBrowser).push(response.request().resourceType());
  });

  await page.goto(`${sv}/c/beslag`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  expect(new Set(byWorker)).toEqual(new Set(['document']));
  expect(byBrowser).toEqual(expect.arrayContaining(['script', 'image']));
});

test('a browser with the caches of an earlier worker loses them', async ({ page, sv }) => {
  // A document without scripts, whose caches are those of the shop. Earlier workers also stored release files and images.
  await page.goto(`${sv}/robots.txt`);
  const names = await page.evaluate(async () => {
    for (const [name, address] of [
      ['precache-earlier', '/offline/sv'],
      ['files', '/assets/earlier/main.js'],
      ['images', '/images/product/400f500/earlier.webp'],
    ] as const) {
      const cache = await caches.open(name);
      await cache.put(address, new Response(name));
    }
    return caches.keys();
  });
  expect(names.toSorted()).toEqual(['files', 'images', 'precache-earlier']);

  await openWithWorker(page, sv);

  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^precache-[0-9a-f]{12}$/)]);
});

test('the worker stores the offline page with its files, and no personal data of a customer', async ({
  page,
  context,
  sv,
}) => {
  const email = newAddress();
  const shopper = new Shopper(page, SWEDISH);
  await openWithWorker(page, sv + SWEDISH.product);
  await page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();
  await expect(page.getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
  await shopper.register(email, PASSWORD);
  for (const path of [SWEDISH.orders, '/mina-sidor/installningar', SWEDISH.checkout.path, '/']) {
    await page.goto(sv + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  const cookies = await cookiesOf(context, sv);
  const personal = [email, encodeURIComponent(email), cookies.get('ralph-auth') ?? '', cookies.get('ralph-cart') ?? ''];
  expect(personal).not.toContain('');

  const stored = await readCaches(page);

  const documents = stored.filter(({ type }) => /html/.test(type)).map(({ url }) => url);
  expect(documents).toEqual([`${sv}/offline/sv`]);
  const files = stored.map(({ url }) => url).filter((url) => !documents.includes(url));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((url) => !/\/assets\/[^/]+\/[^/]+\.(?:css|woff2)$/.test(url))).toEqual([]);
  const revealing = stored.filter(({ url, body }) =>
    personal.some((text) => url.includes(text) || body.includes(text)),
  );
  expect(revealing.map(({ url }) => url)).toEqual([]);
});
