import type { Request } from '@playwright/test';
import { fillCart, skuOf } from '../support/cart.ts';
import { firstViewOnly, firstViewScripts } from '../support/firstViewOnly.ts';
import { expect, hydrated, test, touch } from '../support/siteTest.ts';

/* Code of idle time that fails to load (shared/runtime/src/defer/defer.tsx). */

const PAGES = ['/', '/c/beslag', '/p/pallar/trefot-pall-ek', '/kassan', '/garanti', '/s/krok', '/favoriter'];

for (const path of PAGES) {
  test(`${path} keeps its markup when offline after its first view, and works once online`, async ({
    page,
    context,
    sv,
  }) => {
    const allowAll = await firstViewOnly(page, sv + path);
    const failed = page.waitForEvent('console', (message) => message.text().includes('Deferred code failed to load'));
    await page.goto(sv + path);
    await hydrated(page);
    const landmarks = await page.locator('header, main, footer').count();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();

    await context.setOffline(true);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 300);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(page.locator('header, main, footer')).toHaveCount(landmarks);

    allowAll();
    await context.setOffline(false);
    await touch(page);
    await expect(page.locator('header, main, footer')).toHaveCount(landmarks);
    await page.getByRole('button', { name: /^Byt land/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('the checkout keeps what is typed offline before its code has loaded, and goes on once online', async ({
  page,
  context,
  sv,
}) => {
  const { skuId } = await skuOf('sol-knopp-massing');
  await fillCart(context, sv, [{ skuId, quantity: 1 }]);
  const lost = page.waitForEvent('console', (message) => message.text().includes('Deferred code failed to load'));
  const allowAll = await firstViewOnly(page, `${sv}/kassan`);
  await page.goto(`${sv}/kassan`);
  await hydrated(page);
  const shipping = page.getByRole('region', { name: 'Frakt' });
  const zip = shipping.getByLabel('Postnummer');

  await context.setOffline(true);
  await zip.click();
  await page.keyboard.type('411 01');
  await lost;
  await expect(zip).toHaveValue('411 01');

  allowAll();
  await context.setOffline(false);
  await shipping.getByRole('button', { name: 'Visa leveranssätt' }).click();
  await expect(shipping.getByRole('radio', { name: /^PostNord ombud/ })).toBeVisible();
  await expect(zip).toHaveValue('411 01');
});

test('a list page keeps its markup when any one script of idle time fails to load', async ({ page, sv }) => {
  test.setTimeout(180_000);
  const scripts = new Set<string>();
  const ofFirstView = await firstViewScripts(page, `${sv}/c/beslag`);
  const recordScript = (request: Request) => {
    const url = request.url();
    if (url.endsWith('.js') && !ofFirstView.has(new URL(url).pathname)) scripts.add(url);
  };
  page.on('request', recordScript);
  await page.goto(`${sv}/c/beslag`);
  await hydrated(page);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForLoadState('networkidle');
  page.off('request', recordScript);
  expect(scripts.size).toBeGreaterThanOrEqual(6);

  for (const script of scripts) {
    let failures = 0;
    await page.route(script, async (route) => {
      failures += 1;
      await route.abort();
    });
    await page.goto(`${sv}/c/beslag`);
    await hydrated(page);

    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect.poll(() => failures, { message: `one round of attempts for ${script}` }).toBeGreaterThanOrEqual(3);

    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beslag');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.unroute(script);
  }
});
