import type { Page } from '@playwright/test';
import { selectMarket } from '../../support/selectMarket.ts';
import { SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, listen, test } from '../../support/siteTest.ts';

const cart = (tab: Page, name: RegExp) => tab.getByRole('button', { name });

test('cart and market are equal in two tabs, the second one untouched [STATE-05, STATE-06]', async ({
  page,
  sv,
  open,
  context,
  consoleMessages,
}) => {
  await open(sv + SWEDISH.product);
  const other = await context.newPage();
  listen(other, consoleMessages);
  await other.goto(sv + SWEDISH.product);
  await hydrated(other);

  for (const count of [1, 2]) {
    await page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();
    await expect(cart(other, SWEDISH.cart(count))).toBeVisible();
  }

  await selectMarket(page, /Finland/);
  await expect(cart(other, /^Varukorg, 2 varor, .*€/)).toBeVisible();
  await expect(other.getByRole('main').getByText(/€/).first()).toBeVisible();

  await cart(other, SWEDISH.cart(2)).click();
  await other.getByRole('button', { name: `Ta bort ${SWEDISH.productName}` }).click();
  await expect(cart(page, /^Varukorg, tom$/)).toBeVisible();
});

test('in a browser without channels, locks and storage, a page is hydrated and the cart works', async ({
  page,
  sv,
  open,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(sv + SWEDISH.product);

  await page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();

  await expect(cart(page, SWEDISH.cart(1))).toBeVisible();
});
