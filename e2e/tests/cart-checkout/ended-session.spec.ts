import { CONFIRMED, fillAddress, showPayments } from '../../support/checkout.ts';
import { logInNewCustomer } from '../../support/customer.ts';
import { PASSWORD, Shopper, SWEDISH } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

test('a session that ends in the checkout is named, and after a login the same form is ordered [AUTH-17]', async ({
  page,
  context,
  sv,
  open,
  consoleMessages,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  const email = await logInNewCustomer(page, sv);
  // In the page, so that the cart is the customer's: the order of a guest would be accepted.
  await open(sv + SWEDISH.product);
  await page.getByRole('button', { name: SWEDISH.add }).click();
  await expect(page.getByRole('button', { name: SWEDISH.cart(1) })).toBeVisible();
  await open(`${sv}/kassan`);
  await showPayments(page, '111 22');
  await fillAddress(page, SWEDISH);
  // Drafts are stored a second after the last key.
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('checkout-draft'))).toContain('Björkvägen 2');

  await context.clearCookies({ name: /^(ralph-auth|apollo-token|refresh-token)$/ });
  await page.getByRole('button', { name: 'Beställ och betala' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Du har loggats ut' })).toBeVisible();
  await main.getByRole('button', { name: 'Logga in' }).click();
  await shopper.fillLogin(email, PASSWORD);
  await shopper.submit('Logga in');
  await expect(main.getByLabel('Adress', { exact: true })).toHaveValue('Björkvägen 2');
  await main.getByLabel('Personnummer', { exact: true }).fill('19900101-0017');
  await main.getByRole('checkbox', { name: SWEDISH.checkout.terms }).check();
  await main.getByRole('button', { name: 'Beställ och betala' }).click();
  await expect(page).toHaveURL(CONFIRMED);
  // The browser logs the refused refresh.
  consoleMessages.length = 0;
});
