import type { Page } from '@playwright/test';
import { isBelowHeader } from '../../support/isBelowHeader.ts';
import { setClockForward } from '../../support/setClockForward.ts';
import { DEMO, Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new page starts at the top, and going back restores the scroll position [ROUTE-50, ROUTE-52]', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/c/beslag`);
  const product = page.getByRole('main').getByRole('article').nth(10).getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 37));
  const leftAt = await scrollY(page);
  expect(leftAt).toBeGreaterThan(500);

  await product.click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  // Screen readers continue at the focused heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beslag');
  await expect.poll(() => scrollY(page)).toBe(leftAt);

  await page.goForward();
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('without a connection, going back restores all loaded pages of a list and the scroll position [ROUTE-52, CATALOG-30]', async ({
  page,
  sv,
}) => {
  const main = page.getByRole('main');
  const inCatalog = async () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Beslag');
  await page.goto(`${sv}/`);
  await hydrated(page);
  await main.locator('a[href="/c/beslag"]').filter({ visible: true }).first().click();
  await inCatalog();
  await main.getByRole('link', { name: 'Visa fler' }).click();
  const product = main.getByRole('article').nth(25).getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  const leftAt = await scrollY(page);
  const cards = await main.getByRole('article').count();
  await product.click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  // Older than the data that a navigation may show with a connection.
  await setClockForward(page, 3_600_000);
  await page.context().setOffline(true);
  await page.goBack();

  await inCatalog();
  await expect(main.getByRole('article')).toHaveCount(cards);
  await expect.poll(() => scrollY(page)).toBe(leftAt);
});

test('navigating between account pages keeps the scroll position [ROUTE-51]', async ({ page, sv, open }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await open(`${sv}/`);
  await new Shopper(page, SWEDISH).logIn(DEMO.email, DEMO.password);
  await page.getByRole('banner').getByRole('link', { name: 'Mina sidor' }).click();
  const tabs = page.getByRole('navigation', { name: 'Mina sidor' });
  await tabs.getByRole('link', { name: 'Inställningar' }).click();
  await expect(page).toHaveURL(/installningar$/);
  await page.evaluate(() => window.scrollTo(0, 90));

  await tabs.getByRole('link', { name: 'Ordrar' }).click();
  await expect(page).toHaveURL(/ordrar$/);
  await expect(tabs.getByRole('link', { name: 'Ordrar' })).toHaveAttribute('aria-current', 'page');
  expect(await scrollY(page)).toBe(90);
});

test('an address with a hash opens at its target, below the header [ROUTE-53]', async ({ page, sv, open }) => {
  const reviews = page.locator('#reviews');
  await open(`${sv}/p/handtag/linje-stanghandtag-massing#reviews`);
  await expect(reviews).toBeInViewport();
  expect(await isBelowHeader(page, reviews)).toBe(true);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px the header hides on scrolling down, returns with a shadow on scrolling up, and stays while it has keyboard focus [HEAD-19, HEAD-20, HEAD-21]`, async ({
    page,
    sv,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await open(`${sv}/c/beslag/krokar`);
    const header = page.getByRole('banner');
    const shadow = () =>
      header.evaluate((element) => getComputedStyle(element.parentElement ?? element).boxShadow !== 'none');
    expect(await shadow()).toBe(false);

    await scrollTo(page, 50);
    await expect.poll(shadow).toBe(true);
    await expect(header).toBeInViewport();

    await scrollTo(page, 600);
    await expect(header).not.toBeInViewport();

    await scrollTo(page, 560);
    await expect(header).toBeInViewport();

    await header.getByRole('link', { name: 'Hemvist, till startsidan' }).focus();
    await page.keyboard.press('Tab');
    await scrollTo(page, 900);
    await expect(header).toBeInViewport();
  });
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await page.waitForFunction((top) => window.scrollY === top, y);
}
