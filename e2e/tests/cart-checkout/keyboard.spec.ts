import type { Locator, Page } from '@playwright/test';
import { CONFIRMED, fillAddress, showPayments } from '../../support/checkout.ts';
import { SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/** More stops than any part of the way has. */
const MAX_STOPS = 80;

test('CHECKOUT-14 CHECKOUT-21 a purchase by keyboard only, ordered in two tabs at once, is one order', async ({
  page,
  context,
  sv,
}) => {
  const { checkout } = SWEDISH;
  await page.goto(sv + SWEDISH.product);
  await hydrated(page);
  const main = page.getByRole('main');
  const keys = page.keyboard;

  await tabTo(page, main.getByRole('button', { name: SWEDISH.add }).first());
  await keys.press('Enter');
  // The notice is the next stop after the button that showed it.
  await tabTo(page, page.getByRole('link', { name: 'Till kassan' }), 3);
  await keys.press('Enter');

  await expect(page).toHaveURL(sv + checkout.path);
  const shipping = main.getByRole('region', { name: 'Frakt' });
  await tabTo(page, shipping.getByLabel('Postnummer'));
  await keys.type(checkout.zip[1]);
  await tabTo(page, shipping.getByRole('button', { name: checkout.showShipping }), 1);
  await keys.press('Enter');
  await expect(shipping.getByRole('radio', { checked: true })).toHaveCount(1);
  await tabTo(page, shipping.getByRole('radio', { checked: true }), 1);
  await keys.press('ArrowDown');
  await expect(shipping.getByRole('radio').nth(1)).toBeChecked();
  const invoice = main.getByRole('radio', { name: /^Faktura/ });
  await tabTo(page, invoice, 2);
  await expect(invoice).toBeChecked();

  await tabTo(page, main.getByLabel('E-post'), 1);
  await keys.type('maja@hemvist.example');
  for (const [label, value] of checkout.fields) {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await keys.type(value);
  }
  await tabTo(page, main.getByRole('checkbox', { name: checkout.terms }));
  await keys.press('Space');
  await tabTo(page, main.getByRole('button', { name: checkout.order }));

  const copy = await context.newPage();
  await copy.goto(sv + checkout.path);
  await hydrated(copy);
  await copy.mouse.move(5, 5);
  const order = copy.getByRole('button', { name: checkout.order });
  await showPayments(copy, checkout.zip[1]);
  await fillAddress(copy, SWEDISH);
  await order.focus();

  await Promise.all([keys.press('Enter'), copy.keyboard.press('Enter')]);
  await Promise.all([page, copy].map(async (tab) => expect(tab).toHaveURL(CONFIRMED)));
  const [one, other] = [page, copy].map((tab) => new URL(tab.url()).searchParams.get('oid'));
  expect(one).toMatch(/^\d+$/);
  expect(other).toBe(one);
  await expect(page.getByRole('heading', { level: 1, name: 'Tack, Maja' })).toBeVisible();
});

/**
 * Presses Tab until the element has the focus, which has to be in view with an outline (WCAG 2.4.7, 2.4.11).
 *
 * @param limit the stops on the way to it, with its own
 */
async function tabTo(page: Page, target: Locator, limit = MAX_STOPS): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < limit && !(await isFocused()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const outline = await target.evaluate((element) => {
    const styles = [element, element.parentElement].flatMap((one) => (one ? [getComputedStyle(one)] : []));
    return styles.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
  });
  expect(outline, `the focus on ${String(target)} is visible`).toBe(true);
}
