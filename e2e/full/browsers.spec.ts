import type { Page } from '@playwright/test';
import {
  CONFIRMED,
  fillAddress,
  orderTotal,
  REDIRECTED,
  showPayments,
  shownTotal,
  typeKeys,
} from '../support/checkout.ts';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  findAccessibilityViolations,
} from '../support/findAccessibilityViolations.ts';
import { ENGLISH, selectByLabel, SWEDISH } from '../support/shopper.ts';
import { expect, test } from '../support/siteTest.ts';

/* The way from the front page to the confirmation, in every browser (playwright.full.config.ts). */

test.skip(
  ({ browserName }) => (process.env['MISSING_BROWSERS'] ?? '').split(' ').includes(browserName),
  'This browser is not installed: npx playwright install firefox webkit, or FIREFOX_PATH.',
);

const JOURNEYS = [
  {
    texts: SWEDISH,
    category: 'Krokar',
    product: 'Pinne träkrok, ek',
    payment: 'invoice',
    width: 1440,
    panel: 'Varukorg',
    toCheckout: /till kassan/i,
  },
  {
    texts: ENGLISH,
    category: 'Hooks',
    product: 'Pinne wooden peg, oak',
    payment: 'card',
    width: 390,
    panel: 'Cart',
    toCheckout: /go to checkout/i,
  },
] as const;

for (const { texts, category, product, payment, width, panel, toCheckout } of JOURNEYS) {
  /* axe finds the same in every browser, and ends the tab of an unpatched Firefox. */
  const check = async (page: Page, state: string, browserName: string) =>
    browserName === 'chromium' ? expectAccessible(page, state) : expectNoSidewaysScrolling(page, state);

  test(`a visitor buys by ${payment} at ${width} px (${texts.language}) [CHECKOUT-02, CHECKOUT-14, CHECKOUT-21]`, async ({
    page,
    context,
    browserName,
    sv,
    en,
    open,
  }) => {
    const site = texts.language === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 900 });
    await open(site + texts.home);
    await check(page, 'the front page', browserName);

    await page.getByRole('main').getByRole('link', { name: category }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
    await page.getByRole('main').getByRole('link', { name: product }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
    await page.getByRole('main').getByRole('button', { name: texts.add }).first().click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: texts.cart(1) })
      .click();
    const cart = page.getByRole('dialog', { name: panel });
    await expect(cart).toContainText(product);
    if (browserName === 'chromium')
      expect(await findAccessibilityViolations(page, '[role=dialog], dialog')).toEqual([]);
    await cart.getByRole('link', { name: toCheckout }).click();

    await expect(page).toHaveURL(site + texts.checkout.path);
    const { country, zip, order } = texts.checkout;
    if (country) await selectByLabel(page.getByLabel(country[0]), country[1]);
    await showPayments(page, zip[1], typeKeys);
    if (payment === 'card') await page.getByRole('radio', { name: /^(Kort|Card)/ }).check();
    await fillAddress(page, texts, typeKeys);
    await check(page, 'the checkout', browserName);
    const shown = await shownTotal(page);
    await page.getByRole('button', { name: order }).click();

    if (payment === 'card') {
      await expect(page).toHaveURL(REDIRECTED);
      await check(page, 'the page of the provider', browserName);
      await page.getByRole('radio', { name: /^(Betald direkt|Paid at once)$/ }).check();
      await page.getByRole('button', { name: /^(Slutför betalningen|Complete the payment)$/ }).click();
    }
    await expect(page).toHaveURL(CONFIRMED);
    await expect(page.getByRole('heading', { level: 1, name: /Maja/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(product);
    expect(await orderTotal(page, context, site)).toBe(shown);
    await check(page, 'the confirmation', browserName);
  });
}
