import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { watchShifts } from '../../support/layoutShift.ts';
import { Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test, touch } from '../../support/siteTest.ts';
import { RARELY_STORED, storedNames } from '../../support/storedNames.ts';

// No stored consent, unlike in all other tests.
test.use({ storageState: { cookies: [], origins: [] } });

test('the consent bar stays hidden after declining on the cookie page [CONSENT-01, CONSENT-05]', async ({
  page,
  sv,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  await page.goto(`${sv}/garanti`);
  // Visible before the scripts have loaded, and the next focusable element after the skip link.
  await expect(barOf(page, 'Kakor')).toBeVisible();
  await open(`${sv}/garanti`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(barOf(page, 'Kakor').getByRole('link', { name: 'Läs mer om kakor' })).toBeFocused();
  expect(await readShifts()).toEqual([]);
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sv}/cookies`);
  await expect(page.getByRole('row', { name: /^ralph-cookie-consent / })).toBeAttached();
  await expectFreeFooter(page, 'Kakor');
  await barOf(page, 'Kakor').getByRole('button', { name: 'Avböj' }).click();
  await expect(barOf(page, 'Kakor')).toBeHidden();
  expect(await consentOf(page)).toBe('false');

  await open(`${sv}/kassan`);
  await expect(barOf(page, 'Kakor')).toBeHidden();
});

test('consent is requested once in every layout and stored under the product name [CONSENT-04, CONSENT-05, CONSENT-07]', async ({
  page,
  en,
  open,
}) => {
  await open(`${en}/en/checkout`);
  await expect(barOf(page, 'Cookies')).toBeVisible();
  await open(`${en}/en`);
  await expect(barOf(page, 'Cookies')).toBeVisible();
  await expectAccessible(page);
  await expectFreeFooter(page, 'Cookies');

  // A click before hydration counts, too.
  await page.goto(`${en}/en`, { waitUntil: 'commit' });
  await barOf(page, 'Cookies').getByRole('button', { name: 'Allow' }).click();
  await expect(barOf(page, 'Cookies')).toBeHidden();
  expect(await consentOf(page)).toBe('true');

  await open(`${en}/en/checkout`);
  await expect(barOf(page, 'Cookies')).toBeHidden();
});

test('before a visitor does anything, the shop stores only what the next page needs', async ({ page, sv, open }) => {
  await open(sv);
  await touch(page);
  await page.reload();
  await hydrated(page);
  await touch(page);

  const stored = new Set(await storedNames(page));
  stored.delete('react-router-scroll-positions');
  expect([...stored]).toEqual([]);
});

test('a journey stores what the cookie page lists and no more, and withdrawing the consent takes effect [CONSENT-09]', async ({
  page,
  sv,
  open,
}) => {
  const stored = () => storedNames(page);
  await open(`${sv}/cookies`);
  await page.getByRole('radio', { name: 'Tillåt' }).check();
  await expect(barOf(page, 'Kakor')).toBeHidden();
  const listed = await page.getByRole('rowheader').allTextContents();

  await open(sv + SWEDISH.product);
  await page
    .getByRole('button', { name: /i favoriter$/ })
    .first()
    .click();
  await expect.poll(stored).toContain('ralph-latest-products');
  const field = page.getByRole('banner').getByLabel('Sök i butiken');
  await field.click();
  // Only a search with its own results is stored, not one that still shows those of an earlier text.
  const found = page.waitForResponse((response) => response.request().postData()?.includes('"krok"') ?? false);
  await field.pressSequentially('krok');
  await found;
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(stored).toContain('recentSearches');
  await page.getByRole('button', { name: SWEDISH.add }).click();
  await new Shopper(page, SWEDISH).register(`kakor-${Date.now()}@example.com`, 'Krokodil-2026');
  await expect
    .poll(async () => [...new Set([...(await stored()), ...RARELY_STORED])].toSorted())
    .toEqual(listed.toSorted());

  await open(`${sv}/cookies`);
  await expect(page.getByRole('radio', { name: 'Tillåt' })).toBeChecked();
  await page.getByRole('radio', { name: 'Avböj' }).check();
  await expect(page.getByText('Du har avböjt.')).toBeVisible();
  expect(await consentOf(page)).toBe('false');
  expect(await stored()).not.toContain('ralph-latest-products');
});

function barOf(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function consentOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies(page.url());
  return cookies.find(({ name }) => name === 'ralph-cookie-consent')?.value;
}

/** Expects the bar not to cover the end of the page. */
async function expectFreeFooter(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = await barOf(page, name).boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  if (!bar || !footer) throw new Error('The bar or the footer is not rendered.');
  expect(footer.y + footer.height).toBeLessThanOrEqual(bar.y + 1);
}

test('nothing on a product page of a phone moves for the bar [CONSENT-03]', async ({ page, open, sv }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const readShifts = await watchShifts(page);

  await open(`${sv}/p/handtag/linje-stanghandtag-massing`);

  await expect(barOf(page, 'Kakor')).toBeVisible();
  expect(await readShifts()).toEqual([]);
});
