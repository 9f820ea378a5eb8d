import path from 'node:path';
import type { Page } from '@playwright/test';
import { firstViewOnly, firstViewScripts } from '../../support/firstViewOnly.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/* The first touch of a page, and one that comes before the code of its control. */

const LIST = '/c/pallar';
const price = (page: Page) => page.getByRole('main').getByRole('article').first();

/** An untouched page with all requests of the first view done. */
async function untouched(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('the customer type changes prices with the first tap [TOP-03, PRICE-03]', async ({ page, sv }) => {
    await untouched(page, sv + LIST);
    const before = await price(page).textContent();

    await page.getByText('Företag', { exact: true }).first().tap();

    await expect(price(page)).not.toHaveText(before ?? '');
    await expect(page.getByRole('radio', { name: 'Företag' }).first()).toBeChecked();
    await expect.poll(async () => cookieText(page)).toContain('ORGANIZATION');
  });

  test('the VAT switch of the footer changes prices with the first tap [FOOT-05]', async ({ page, sv }) => {
    await untouched(page, sv + LIST);
    const before = await price(page).textContent();
    const vatSwitch = page.getByRole('switch', { name: 'Visa priser exklusive moms' });

    await vatSwitch.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await vatSwitch.tap();

    await expect(price(page)).not.toHaveText(before ?? '');
    await expect(vatSwitch).toBeChecked();
  });

  test('sorting a list with the first tap changes its order', async ({ page, sv }) => {
    await untouched(page, `${sv}/c/handtag`);

    await page.getByRole('combobox', { name: /Sortera/ }).selectOption({ label: 'Lägsta pris' });

    await expect(page).toHaveURL(/sort=PRICE/);
  });
});

test('a radio that gets focus and an arrow key as the first touch changes prices [PRICE-03]', async ({ page, sv }) => {
  await untouched(page, sv + LIST);
  const before = await price(page).textContent();

  // As assistive technology does, without a Tab before.
  await page.getByRole('radio', { name: 'Privat' }).first().focus();
  await page.keyboard.press('ArrowRight');

  await expect(page.getByRole('radio', { name: 'Företag' }).first()).toBeChecked();
  await expect(price(page)).not.toHaveText(before ?? '');
});

test('a radio chosen before any script runs changes prices, and typed text stays', async ({ page, sv }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(sv + LIST, { waitUntil: 'commit' });
  const before = await price(page).textContent();
  const email = page.getByRole('contentinfo').getByRole('textbox');

  await page.getByText('Företag', { exact: true }).first().click();
  await email.fill('maja@hemvist.example');
  release();
  await hydrated(page);

  await expect(price(page)).not.toHaveText(before ?? '');
  await expect(email).toHaveValue('maja@hemvist.example');
});

test('a first navigation on a slow line shows its progress without waiting for code [STATE-13]', async ({
  page,
  sv,
}) => {
  await untouched(page, sv + LIST);
  // Neither code nor data of the next page arrive.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$|graphql/, async (route) => {
    await released;
    await route.continue();
  });
  await expect(page.locator('html[data-navigating]')).toHaveCount(0);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('html[data-navigating]')).toHaveCount(1);

  release();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible();
  await expect(page.locator('html[data-navigating]')).toHaveCount(0);
});

test.describe('with data saver', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  test('an untouched page loads no code after its first view, and a touch only that of its control, of messages and of the sync with other tabs', async ({
    page,
    sv,
  }) => {
    const ofFirstView = await firstViewScripts(page, sv + LIST);
    const later: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && !ofFirstView.has(pathname)) later.push(path.basename(pathname));
    });
    await untouched(page, sv + LIST);
    expect(later).toEqual([]);

    await page.getByRole('combobox', { name: /Sortera/ }).focus();
    await expect.poll(() => later).toEqual(expect.arrayContaining(['list-page-soon.js', 'Feedback.js']));
    await page.waitForLoadState('networkidle');

    expect(later.filter((name) => /^(?:api-idle|Panels|header-soon|MenuPanel)/.test(name))).toEqual([]);
  });

  test('a button is busy in the frame of the press, while its code loads, and the product is added [CART-20]', async ({
    page,
    sv,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await untouched(page, `${sv}/p/pallar/trefot-pall-ek`);
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const add = page.getByRole('main').getByRole('button', { name: 'Lägg i varukorgen' }).first();

    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    release();

    await expect(page.getByRole('banner').getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy');
  });
});

test('a button that is pressed before its code is loaded shows it at once, until it answers', async ({ page, sv }) => {
  const allowAll = await firstViewOnly(page, sv + LIST);
  await page.goto(sv + LIST);
  await hydrated(page);
  const market = page.getByRole('button', { name: /^Byt land/ }).first();

  await market.click();
  const animations = async () => market.evaluate((button) => button.getAnimations().length);
  expect(await animations()).toBe(1);
  allowAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));

  await expect(page.getByRole('dialog', { name: 'Välj land' })).toBeVisible();
  expect(await animations()).toBe(0);
});

async function cookieText(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return decodeURIComponent(cookies.find(({ name }) => name === 'ralph')?.value ?? '');
}
