import { CONSENT_GIVEN } from '../../support/consentGiven.ts';
import { findAccessibilityViolations } from '../../support/findAccessibilityViolations.ts';
import { expect, test } from '../../support/siteTest.ts';

for (const { site, path, warning, section, address } of [
  {
    site: 'sv',
    path: '/p/vagglampor/klot-vagglampa-massing',
    warning: /^Använd en ljuskälla på högst 40\sW\./,
    section: 'Produktsäkerhet',
    address: 'Lampestræde 9, 5000 Odense C, Danmark',
  },
  {
    site: 'en',
    path: '/en/p/wall-lamps/klot-wall-lamp-brass',
    warning: /^Use a bulb of 40\sW at most\./,
    section: 'Product safety',
    address: 'Lampestræde 9, 5000 Odense C, Denmark',
  },
] as const) {
  test(`without JavaScript, a lamp shows its warnings in the language of the page, and names its manufacturer (${site})`, async ({
    browser,
    sv,
    en,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: CONSENT_GIVEN });
    const page = await context.newPage();
    await page.goto((site === 'sv' ? sv : en) + path);

    await expect(page.getByText(warning)).toBeVisible();
    await page.getByText(section).click();

    await expect(page.getByText('Sotmåne Belysning ApS')).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    await expect(page.getByRole('link', { name: 'kontakt@sotmane.example' })).toHaveAttribute(
      'href',
      'mailto:kontakt@sotmane.example',
    );
    await context.close();
  });
}

test('the opened safety information of a product is accessible', async ({ page, sv }) => {
  await page.goto(`${sv}/p/vagglampor/klot-vagglampa-massing`);
  await page.getByText('Produktsäkerhet').click();
  await expect(page.getByText('Sotmåne Belysning ApS')).toBeVisible();

  expect(await findAccessibilityViolations(page)).toEqual([]);
});
