import type { Page } from '@playwright/test';
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

    // Some versions of Chromium have no event for this: the page then looks every five seconds.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(page.url()).toBe(origin + path);
  });
}

test('release files and images of visited pages are loaded without a network', async ({ page, context, sv }) => {
  await openWithWorker(page, `${sv}/c/beslag`);
  const used = await resourcesOf(page);
  await openWithWorker(page, `${sv}/garanti`);
  const here = new Set((await resourcesOf(page)).map(({ url }) => url));
  const others = used.filter(({ url }) => !here.has(url));
  // The documents contain their styles.
  expect(new Set(others.map(({ as }) => as))).toEqual(new Set(['script', 'image']));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await context.setOffline(true);

  const loaded = await page.evaluate(
    async (resources) =>
      Promise.all(
        resources.map(
          async ({ url, as }) =>
            new Promise<string>((resolve) => {
              const link = Object.assign(document.createElement('link'), { rel: 'preload', href: url, as });
              if (as !== 'image') link.crossOrigin = 'anonymous';
              link.addEventListener('load', () => resolve(url));
              link.addEventListener('error', () => resolve(`${url} failed`));
              document.head.append(link);
            }),
        ),
      ),
    others,
  );

  expect(loaded).toEqual(others.map(({ url }) => url));
});

test('the caches contain no document, no API response and no personal data of a customer', async ({
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

  expect(stored.length).toBeGreaterThan(20);
  const documents = stored.filter(({ type }) => /html/.test(type)).map(({ url }) => url);
  expect(documents).toEqual([`${sv}/offline/sv`]);
  expect(stored.filter(({ type }) => /json/.test(type))).toEqual([]);
  expect(stored.filter(({ url }) => /\/(graphql|auth|newsletter)/.test(url))).toEqual([]);
  const revealing = stored.filter(({ url, body }) =>
    personal.some((text) => url.includes(text) || body.includes(text)),
  );
  expect(revealing.map(({ url }) => url)).toEqual([]);
});

/** The files and images of the shop that a page has loaded. */
async function resourcesOf(page: Page): Promise<{ url: string; as: 'script' | 'style' | 'image' }[]> {
  await page.waitForLoadState('networkidle');
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls)].flatMap((url) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.js') && pathname !== '/sw.js') return { url, as: 'script' as const };
    if (pathname.endsWith('.css')) return { url, as: 'style' as const };
    return pathname.startsWith('/images/') ? { url, as: 'image' as const } : [];
  });
}
