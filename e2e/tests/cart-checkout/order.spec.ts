import { skuOf } from '../../support/cart.ts';
import { shopperHeaders } from '../../support/checkout.ts';
import { logInNewCustomer } from '../../support/customer.ts';
import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { GUEST_EMAIL, placeGuestOrder } from '../../support/placedOrder.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const KNOB = 'svamp-knopp-ask';

test('a guest opens the order from the mail, withdraws from an item in two steps, and cancels the rest', async ({
  page,
  sv,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { skuId } = await skuOf(KNOB);
  const { orderId, link } = await placeGuestOrder([{ skuId, quantity: 2 }], 'sv');
  expect(link).toContain(`${sv}/order/`);
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer']));

  const response = await page.goto(link);
  await hydrated(page);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
  });
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main.getByText('Kiosken vid Viken')).toBeVisible();
  await expect(main).not.toContainText(/Öberg|Storgatan|hemvist\.example.*karin|karin@/);
  await expectAccessible(page, 'the order');

  await page.getByRole('link', { name: 'Ångra köpet här' }).click();
  await hydrated(page);
  await expectAccessible(page, 'the selection');
  await page.getByRole('combobox', { name: /^Svamp knopp/ }).selectOption('Lämna tillbaka 1 st');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByText(`Karin, du ångrar köpet av de här varorna i order ${orderId}.`)).toBeVisible();
  await expectAccessible(page, 'the confirmation of the withdrawal');
  const email = main.getByRole('textbox', { name: 'E-post' });
  await page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' }).click();
  await expect(email).toBeFocused();
  await email.fill(GUEST_EMAIL);
  await page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' }).click();
  await expect(page.getByText('Vi har tagit emot din ångeranmälan.')).toBeVisible();
  await expect(page).toHaveURL(link);
  await expect(main.getByText('Du har ångrat 1 st')).toBeVisible();

  await page.getByRole('link', { name: 'Avbeställ ordern' }).click();
  await hydrated(page);
  await expectAccessible(page, 'the cancellation');
  await email.fill('eva@hemvist.example');
  await page.getByRole('button', { name: 'Avbeställ ordern' }).click();
  await expect(page.getByText('Adressen hör inte till den här ordern.')).toBeVisible();
  await hydrated(page);
  await expectAccessible(page, 'the cancellation with a wrong address');
  await email.fill(GUEST_EMAIL.toUpperCase());
  await page.getByRole('button', { name: 'Avbeställ ordern' }).click();
  await expect(page.getByText('Din order är avbeställd. Vi har mejlat en bekräftelse.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Avbeställd' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByRole('link', { name: 'Avbeställ ordern' })).toBeHidden();

  await open(`${sv}/garanti`);
  expect(referrers.filter((referrer) => referrer?.includes('/order/'))).toEqual([]);
});

test('the logged-in customer cancels the own order without typing the address', async ({ page, context, sv, open }) => {
  const email = await logInNewCustomer(page, sv);
  const { skuId } = await skuOf(KNOB);
  const buyer = { email, headers: await shopperHeaders(context, sv) };
  const { link } = await placeGuestOrder([{ skuId, quantity: 1 }], 'sv', buyer);
  const other = await placeGuestOrder([{ skuId, quantity: 1 }], 'sv');

  await open(`${other.link}?do=cancel`);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'E-post' })).toBeVisible();
  const response = await page.goto(`${link}?do=cancel`);
  await hydrated(page);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Avbeställ ordern' }).click();

  await expect(page.getByText('Din order är avbeställd.', { exact: false }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest withdraws from an order in two steps, in English', async ({ page, en }) => {
    const { skuId } = await skuOf(KNOB);
    const { orderId, link } = await placeGuestOrder([{ skuId, quantity: 1 }], 'en');
    expect(link).toContain(`${en}/en/order/`);

    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
    await page.getByRole('link', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('combobox').selectOption('Keep');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose at least one item to return');
    await page.getByRole('combobox').selectOption('Return 1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByText(`you're withdrawing from the purchase of these items in order ${orderId}`),
    ).toBeVisible();
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    const message = page.getByRole('textbox', { name: /tell us/ });
    await message.fill('Too large');
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText("Check the email address. The order hasn't been changed.")).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('eva@hemvist.example');
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText("That address doesn't belong to this order.")).toBeVisible();
    await expect(email).toHaveValue('eva@hemvist.example');
    await expect(message).toHaveValue('Too large');
    await expect(page.getByText('Return 1', { exact: true })).toBeVisible();
    await email.fill(GUEST_EMAIL);
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();

    await expect(page.getByText("We've received your withdrawal.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Withdraw from contract here' })).toBeHidden();
  });
});
