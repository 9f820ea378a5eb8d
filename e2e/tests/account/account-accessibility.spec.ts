import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { DEMO, ENGLISH, PASSWORD, Shopper, SWEDISH, newAddress } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Each width once: the words change little of what can be at fault, and CI has little time. */
const WIDTHS = { sv: [390, 1440], en: [820] };

for (const words of sampleVariants('account faults', [SWEDISH, ENGLISH])) {
  for (const width of WIDTHS[words.language]) {
    test(`the account panel has no accessibility fault in any frame at ${width} px (${words.language})`, async ({
      page,
      sv,
      en,
      open,
      complaints,
    }) => {
      const shopper = new Shopper(page, words);
      await page.setViewportSize({ width, height: 900 });
      await open(`${(words.language === 'sv' ? sv : en) + words.home}?action=login`);
      await expect(shopper.panel).toHaveAccessibleName(words.logIn);
      await expectAccessible(page);

      await shopper.submit(words.logIn);
      await expect(shopper.panel.getByRole('alert')).toBeVisible();
      await expect(shopper.panel.getByLabel(words.email, { exact: true })).toBeFocused();
      await expectAccessible(page);

      await shopper.panel.getByRole('button', { name: words.create }).click();
      await expect(shopper.panel).toHaveAccessibleName(words.create);
      await shopper.fillLogin(DEMO.email, PASSWORD);
      await shopper.panel.getByLabel(words.repeat, { exact: true }).fill(PASSWORD);
      await shopper.submit(words.create);
      await expect(shopper.panel.getByRole('alert')).toHaveText(words.taken);
      await expectAccessible(page);
      // The browser writes every answer of 409 to its console.
      complaints.length = 0;
    });
  }

  test(`the empty orders page has no accessibility fault (${words.language})`, async ({ page, sv, en, open }) => {
    const site = words.language === 'sv' ? sv : en;
    await open(site + words.home);
    await new Shopper(page, words).register(newAddress(), PASSWORD);

    await open(site + words.orders);

    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
    for (const width of WIDTHS[words.language]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test(`an order that is open has no accessibility fault (${words.language})`, async ({ page, sv, en, open }) => {
    test.setTimeout(90_000);
    const site = words.language === 'sv' ? sv : en;
    const shopper = new Shopper(page, words);
    const email = newAddress();
    await open(site + words.product);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('button', { name: words.cart(1) })).toBeVisible();
    await shopper.register(email, PASSWORD);
    await shopper.order(email);

    await open(site + words.orders);
    await page.getByRole('region', { name: words.inProgress }).locator('summary').click();

    await expect(page.getByRole('list', { name: words.lines })).toBeVisible();
    for (const width of WIDTHS[words.language]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });
}
