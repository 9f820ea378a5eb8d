import { skuOf } from '../../support/cart.ts';
import { shopperHeaders } from '../../support/checkout.ts';
import { logInNewCustomer } from '../../support/customer.ts';
import { DIALOG, expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { placeOrder } from '../../support/placedOrder.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { DEMO, ENGLISH, PASSWORD, Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Each width once: the language rarely affects violations, and CI time is limited. */
const WIDTHS = { sv: [390, 1440], en: [820] };

for (const texts of sampleVariants('account faults', [SWEDISH, ENGLISH])) {
  for (const width of sampleVariants('account panel', WIDTHS[texts.language])) {
    test(`the account panel has no accessibility violations in any frame at ${width} px (${texts.language})`, async ({
      page,
      sv,
      en,
      open,
      consoleMessages,
    }) => {
      const shopper = new Shopper(page, texts);
      await page.setViewportSize({ width, height: 900 });
      await open(`${(texts.language === 'sv' ? sv : en) + texts.home}?action=login`);
      await expect(shopper.panel).toHaveAccessibleName(texts.logIn);
      await expectAccessible(page);

      await shopper.submit(texts.logIn);
      await expect(shopper.panel.getByRole('alert')).toBeVisible();
      await expect(shopper.panel.getByLabel(texts.email, { exact: true })).toBeFocused();
      await expectAccessible(page, 'a refused login', DIALOG);

      await shopper.panel.getByRole('button', { name: texts.create }).click();
      await expect(shopper.panel).toHaveAccessibleName(texts.create);
      await shopper.fillLogin(DEMO.email, PASSWORD);
      await shopper.panel.getByLabel(texts.repeat, { exact: true }).fill(PASSWORD);
      await shopper.submit(texts.create);
      await expect(shopper.panel.getByRole('alert')).toHaveText(texts.taken);
      await expectAccessible(page, 'an address that is taken', DIALOG);
      // The browser logs every 409 response.
      consoleMessages.length = 0;
    });
  }

  test(`the empty orders page has no accessibility violations (${texts.language})`, async ({ page, sv, en, open }) => {
    const site = texts.language === 'sv' ? sv : en;
    await logInNewCustomer(page, site);

    await open(site + texts.orders);

    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
    for (const width of WIDTHS[texts.language]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${width} px`, 'main');
    }
  });

  test(`an expanded order has no accessibility violations (${texts.language})`, async ({
    page,
    context,
    sv,
    en,
    open,
  }) => {
    const site = texts.language === 'sv' ? sv : en;
    const email = await logInNewCustomer(page, site);
    const { skuId } = await skuOf('svamp-knopp-ask');
    await placeOrder([{ skuId, quantity: 1 }], texts.language, { email, headers: await shopperHeaders(context, site) });

    await open(site + texts.orders);
    await page.getByRole('region', { name: texts.inProgress }).locator('summary').click();

    await expect(page.getByRole('list', { name: texts.lines })).toBeVisible();
    for (const width of WIDTHS[texts.language]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${width} px`, 'main');
    }
  });
}
