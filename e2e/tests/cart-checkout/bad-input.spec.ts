import type { Page } from '@playwright/test';
import { BAD_TEXTS, countOrders, MAX_LENGTH, watchForScripts } from '../../support/badTexts.ts';
import { fillCart, skuOf } from '../../support/cart.ts';
import { CONFIRMED, fillAddress, showPayments } from '../../support/checkout.ts';
import { ENGLISH, selectByLabel, SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const PRODUCT = 'svamp-knopp-ask';
/** The longest text of the field that finds carriers. */
const MAX_ZIP_LENGTH = 20;
/** Texts that are ordered, cleaned of invisible characters. */
const NAMES = {
  firstName: 'Ask 👩‍🦽',
  lastName: '"><script>window.ran=1</script>',
  address: '\u202Eشارع النخيل\u202C 12',
  careOf: '<img src=x onerror="window.ran=1">',
  city: 'רחובות & <b>Åstad</b>',
};

/** Without the joiner of the emoji and the direction of the address. */
const ORDERED = { firstName: 'Ask 👩🦽', address: 'شارع النخيل 12' };

test('bad texts in the checkout are errors at their fields, run no script, and are ordered without invisible characters [CHECKOUT-08, CHECKOUT-10]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const signsOfScripts = watchForScripts(page);
  const orders = countOrders(page);
  const { skuId } = await skuOf(PRODUCT);
  await fillCart(context, sv, [{ skuId, quantity: 1 }]);
  await open(`${sv}/kassan`);
  const main = page.getByRole('main');
  const shipping = main.getByRole('region', { name: 'Frakt' });
  for (const text of Object.values(BAD_TEXTS)) {
    await shipping.getByLabel('Postnummer').fill(text);
    await shipping.getByRole('button', { name: 'Visa leveranssätt' }).click();
    await expect(shipping.getByText('Du måste ange ett giltigt postnummer')).toBeVisible();
    await expect(shipping.getByLabel('Postnummer')).toHaveValue(text.slice(0, MAX_ZIP_LENGTH));
  }
  await shipping.getByLabel('Postnummer').fill('999 99');
  await shipping.getByRole('button', { name: 'Visa leveranssätt' }).click();
  await expect(shipping.getByText('Hittade inga fraktalternativ för angivet postnummer')).toBeVisible();
  await showPayments(page, '111 22');
  await main.getByRole('checkbox', { name: 'Leverera till en annan adress' }).check();
  await main.getByRole('checkbox', { name: /köpvillkoren/ }).check();

  const payment = main.getByRole('region', { name: 'Betalning' });
  const fields = payment.getByRole('textbox');
  await expect(fields).toHaveCount(18);
  for (const text of Object.values(BAD_TEXTS)) {
    for (const field of await fields.all()) await field.fill(text);
    await main.getByRole('button', { name: 'Beställ och betala' }).click();
    await expect(page.getByText('Se till att alla fält är korrekt ifyllda')).toBeVisible();
    for (const label of ['E-post', 'Telefon', 'Personnummer']) {
      await expect(payment.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(payment.getByLabel(/^c\/o/).first()).not.toHaveAttribute('aria-invalid', 'true');
    const values = await fields.evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    );
    expect(new Set(values)).toEqual(new Set([text.slice(0, MAX_LENGTH)]));
  }
  expect(await signsOfScripts()).toEqual([]);
  expect(orders()).toBe(0);

  await main.getByRole('checkbox', { name: 'Leverera till en annan adress' }).uncheck();
  // The bad zip of the address has closed the payment step.
  await expect(fields).toHaveCount(0);
  await showPayments(page, '111 22');
  await chooseHomeDelivery(page);
  await fillAddress(page, SWEDISH);
  for (const [label, text] of [
    ['Förnamn', NAMES.firstName],
    ['Efternamn', NAMES.lastName],
    ['Adress', NAMES.address],
    ['Ort', NAMES.city],
  ] as const) {
    await payment.getByLabel(label, { exact: true }).fill(text);
  }
  await payment.getByLabel(/^c\/o/).fill(NAMES.careOf);
  await main.getByRole('button', { name: 'Beställ och betala' }).dblclick();

  await expect(page).toHaveURL(CONFIRMED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tack, ${ORDERED.firstName}`);
  for (const text of [`${ORDERED.firstName} ${NAMES.lastName}`, ORDERED.address, `c/o ${NAMES.careOf}`, NAMES.city]) {
    await expect(main).toContainText(text);
  }
  expect(orders()).toBe(1);
  expect(await signsOfScripts()).toEqual([]);
});

test('bad texts are errors in English, too, and a corrected form is ordered once [CHECKOUT-08]', async ({
  page,
  context,
  en,
  open,
}) => {
  const signsOfScripts = watchForScripts(page);
  const orders = countOrders(page);
  await fillCart(context, en, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  await open(`${en}/en/checkout`);
  await selectByLabel(page.getByLabel('Delivery country'), /^Germany/);
  await showPayments(page, '10115');
  await chooseHomeDelivery(page);
  const main = page.getByRole('main');
  await fillAddress(page, ENGLISH);
  await main.getByLabel('Email', { exact: true }).fill(BAD_TEXTS.script);
  await main.getByLabel('Phone', { exact: true }).fill(BAD_TEXTS['right to left']);
  await main.getByLabel('Last name', { exact: true }).fill(BAD_TEXTS.image);
  await main.getByRole('button', { name: 'Order and pay' }).click();

  await expect(page.getByText('Please check that all fields are filled in correctly')).toBeVisible();
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(BAD_TEXTS.script);
  await main.getByLabel('Email', { exact: true }).fill('maja@hemvist.example');
  await main.getByLabel('Phone', { exact: true }).fill('070-123 45 67');
  await main.getByRole('button', { name: 'Order and pay' }).dblclick();

  await expect(page).toHaveURL(CONFIRMED);
  await expect(main).toContainText(`Maja ${BAD_TEXTS.image}`);
  expect(orders()).toBe(1);
  expect(await signsOfScripts()).toEqual([]);
});

test('an API that is down at any step of the checkout is named, loses nothing, and a retry orders once', async ({
  page,
  context,
  sv,
}) => {
  const orders = countOrders(page);
  await fillCart(context, sv, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  // Not `open`: the browser logs the refused requests.
  await page.goto(`${sv}/kassan`);
  await hydrated(page);
  await showPayments(page, '111 22');
  await fillAddress(page, SWEDISH);
  const main = page.getByRole('main');
  let isDown = false;
  await page.route('**/graphql', (route) => (isDown ? route.abort('connectionrefused') : route.fallback()));
  const unreachable = main.getByText('Vi når inte kassan just nu');

  const steps: Record<string, () => Promise<void>> = {
    zip: async () => {
      await main.getByRole('region', { name: 'Frakt' }).getByLabel('Postnummer').fill('411 04');
      await main.getByRole('button', { name: 'Visa leveranssätt' }).click();
    },
    carrier: () => main.getByRole('region', { name: 'Frakt' }).getByRole('radio', { checked: false }).last().check(),
    payment: () => main.getByRole('radio', { name: /^Kort/ }).check(),
    invoice: () => main.getByRole('radio', { name: /^Faktura/ }).check(),
  };
  for (const take of Object.values(steps)) {
    isDown = true;
    await take();
    await expect(unreachable).toBeVisible();
    await expect(page.getByLabel('Efternamn', { exact: true })).toHaveValue('Lind');

    isDown = false;
    await main.getByRole('button', { name: 'Försök igen' }).click();
    await expect(unreachable).toBeHidden();
    await expect(page.getByLabel('Efternamn', { exact: true })).toHaveValue('Lind');
  }

  const order = main.getByRole('button', { name: 'Beställ och betala' });
  isDown = true;
  await order.click();
  await expect(unreachable).toBeVisible();
  await expect(page.getByLabel('Adress', { exact: true })).toHaveValue('Björkvägen 2');
  expect(orders()).toBe(0);

  isDown = false;
  await order.click();
  await expect(page).toHaveURL(CONFIRMED);
  expect(orders()).toBe(1);
});

/** The confirmation of a pickup names the point, not the buyer's address. */
async function chooseHomeDelivery(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^DHL (hem|home)/ }).check();
}
