import type { Page } from '@playwright/test';
import { runAdmin } from '../../support/admin.ts';
import { fillCart, skuOf } from '../../support/cart.ts';
import { shopperHeaders } from '../../support/checkout.ts';
import { logInNewCustomer } from '../../support/customer.ts';
import { placeOrder } from '../../support/placedOrder.ts';
import { Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

/** A row of the checkout's sums. */
const row = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Din order' }).locator('dl > div').filter({ hasText: name }).last();

test('store credit pays a part of an order, whose status the account shows [CHECKOUT-16, ACCOUNT-11]', async ({
  page,
  context,
  sv,
  open,
}) => {
  test.slow();
  const email = await logInNewCustomer(page, sv);
  const items = [{ skuId: (await skuOf('svamp-knopp-ask')).skuId, quantity: 1 }];
  const states = page.locator('summary');
  await fillCart(context, sv, items);
  await runAdmin('customer', 'balance', email, '--currency', 'SEK', '--add', '100');

  await open(sv + SWEDISH.checkout.path);
  await new Shopper(page, SWEDISH).fillCheckout(email);
  await expect(row(page, 'Tillgodo')).toContainText('100 kr');
  await expect(row(page, 'Totalt')).toContainText('28 kr');

  // As if another order had used it meanwhile.
  await runAdmin('customer', 'balance', email, '--currency', 'SEK', '--subtract', '60');
  const order = page.getByRole('main').getByRole('button', { name: SWEDISH.checkout.order });
  await order.click();
  await expect(page.getByText('Din order har ändrats sedan du såg den senast.')).toBeVisible();
  await expect(row(page, 'Totalt')).toContainText('88 kr');
  await expect(page).toHaveURL(sv + SWEDISH.checkout.path);
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/confirm/);
  const first = new URL(page.url()).searchParams.get('oid') ?? '';

  for (const [command, state] of [
    [[], 'Mottagen'],
    [['order', 'pack', first], 'Behandlas'],
    [['order', 'ship', first, '--parcel', `kolli-${first}`], 'Slutförd'],
  ] as const) {
    if (command.length > 0) await runAdmin(...command);
    await open(sv + SWEDISH.orders);
    await expect(states.filter({ hasText: `#${first}` })).toContainText(state);
  }

  const { orderId: second } = await placeOrder(items, 'sv', { email, headers: await shopperHeaders(context, sv) });
  await runAdmin('order', 'cancel', second);
  await open(sv + SWEDISH.orders);
  await expect(states.filter({ hasText: `#${second}` })).toContainText('Avbruten');
});
