import { fillAddress, orderTotal, REDIRECTED, CONFIRMED, showPayments, shownTotal } from '../../support/checkout.ts';
import { personalIdIn } from '../../support/personalId.ts';
import { fillCart, readCart, skuOf } from '../../support/cart.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expectAccessible, findAccessibilityViolations } from '../../support/findAccessibilityViolations.ts';
import { ENGLISH, selectByLabel, SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const PRODUCT = 'svamp-knopp-ask';

test('a card is paid on the provider’s page after a step-up, and the order has the total that was shown [CHECKOUT-02]', async ({
  page,
  context,
  sv,
  open,
}) => {
  await fillCart(context, sv, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  await open(`${sv}/kassan`);
  await showPayments(page, '111 22');
  await expect(personalIdIn(page)).toBeVisible();
  await page.getByRole('radio', { name: /^Kort/ }).check();
  // A card needs no personal number.
  await expect(personalIdIn(page)).toHaveCount(0);
  await fillAddress(page, SWEDISH);
  const shown = await shownTotal(page);

  await page.getByRole('button', { name: 'Beställ och betala' }).click();
  await expect(page).toHaveURL(REDIRECTED);
  await expectAccessible(page, 'the page of the provider');
  await page.getByRole('radio', { name: 'Betald efter bekräftelse i banken' }).check();
  await page.getByRole('button', { name: 'Slutför betalningen' }).click();
  await page.getByRole('button', { name: 'Bekräfta' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tack, Maja' })).toBeVisible();
  await expect(page).toHaveURL(CONFIRMED);
  expect(await orderTotal(page, context, sv)).toBe(shown);
});

test('a refused and a blocked payment lead back to the checkout, with the reason and the cart [CHECKOUT-18, CHECKOUT-20]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const { skuId } = await skuOf(PRODUCT);
  const id = await fillCart(context, sv, [{ skuId, quantity: 1 }]);
  await open(`${sv}/kassan`);
  await showPayments(page, '111 22');
  await page.getByRole('radio', { name: /^Kort/ }).check();
  await fillAddress(page, SWEDISH);

  for (const [outcome, reason] of [
    ['Nekad', /^Betalningen nekades och inget har dragits/],
    ['Nekad, kunden är spärrad', /^Du är spärrad hos betalleverantören/],
  ] as const) {
    await page.getByRole('button', { name: 'Beställ och betala' }).click();
    await page.getByRole('radio', { name: outcome, exact: true }).check();
    await page.getByRole('button', { name: 'Slutför betalningen' }).click();

    await expect(page.getByText(reason)).toBeVisible();
    // The typed values are restored, but terms are accepted for each order.
    await hydrated(page);
    await page.mouse.move(5, 5);
    await expect(page).toHaveURL(`${sv}/kassan`);
    await expect(page.getByLabel('Adress', { exact: true })).toHaveValue('Björkvägen 2');
    await page.getByRole('radio', { name: /^Kort/ }).check();
    await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  }
  await expectAccessible(page, 'the checkout with the reason');
  expect(await readCart(id)).toEqual({ isCompleted: false, items: [{ skuId, quantity: 1 }] });
});

const SWISH_TEXTS = [
  {
    language: 'sv',
    path: '/kassan',
    country: ['Leveransland', /^Sverige/],
    texts: SWEDISH,
    card: /^Kort/,
    terms: /köpvillkoren/,
    open: 'Öppna Swish på den här enheten',
    code: 'QR-kod till betalningen',
    declined: 'Nekad',
    pay: 'Slutför betalningen',
    reason: /^Betalningen nekades och inget har dragits/,
    thanks: 'Tack, Maja',
  },
  {
    language: 'en',
    path: '/en/checkout',
    country: ['Delivery country', /^Sweden/],
    texts: ENGLISH,
    card: /^Card/,
    terms: /terms and conditions/,
    open: 'Open Swish on this device',
    code: 'QR code of the payment',
    declined: 'Refused',
    pay: 'Complete the payment',
    reason: /^The payment was declined/,
    thanks: 'Thank you, Maja',
  },
] as const;

for (const swish of sampleVariants('Swish', SWISH_TEXTS)) {
  test(`Swish is declined, then paid on the shopper’s device, after a card that is preselected (${swish.language}) [CHECKOUT-02]`, async ({
    page,
    context,
    sv,
    en,
    open,
  }) => {
    const site = swish.language === 'sv' ? sv : en;
    await fillCart(context, site, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
    await open(site + swish.path);
    await selectByLabel(page.getByLabel(swish.country[0]), swish.country[1]);
    const shipping = page.getByRole('region', { name: /^(Frakt|Shipping)$/ });
    await shipping.getByLabel(/^(Postnummer|Postal code)$/).fill('111 22');
    await shipping.getByRole('button').click();
    const radios = page.getByRole('radiogroup', { name: /^(Betalsätt|Payment method)$/ }).getByRole('radio');
    await expect(radios.first()).toBeChecked();
    await expect(page.getByRole('radio', { name: swish.card })).toBeChecked();
    await page.getByRole('radio', { name: /^Swish/ }).check();
    await fillAddress(page, swish.texts);
    const shown = await shownTotal(page);

    await page.getByRole('button', { name: swish.texts.checkout.order }).click();
    await expect(page.getByRole('img', { name: swish.code })).toBeVisible();
    await expectAccessible(page, 'the page that leads to the app');
    await page.getByRole('link', { name: swish.open }).click();
    await page.getByRole('radio', { name: swish.declined }).check();
    await page.getByRole('button', { name: swish.pay }).click();
    await expect(page.getByText(swish.reason)).toBeVisible();

    await hydrated(page);
    await page.mouse.move(5, 5);
    await page.getByRole('radio', { name: /^Swish/ }).check();
    await page.getByRole('checkbox', { name: swish.terms }).check();
    await page.getByRole('button', { name: swish.texts.checkout.order }).click();
    await page.getByRole('link', { name: swish.open }).click();
    await page.getByRole('button', { name: swish.pay }).click();

    await expect(page.getByRole('heading', { level: 1, name: swish.thanks })).toBeVisible();
    expect(await orderTotal(page, context, site)).toBe(shown);
  });
}

test('a payment that takes a while is awaited, and its order confirmed (en)', async ({ page, context, en, open }) => {
  await fillCart(context, en, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  await context.addCookies([{ name: 'ralph-checkout-market', value: 'de', url: en }]);
  await open(`${en}/en/checkout`);
  await showPayments(page, '10115');
  await page.getByRole('radio', { name: /^Klarna/ }).check();
  const form = page.frameLocator('iframe[title="Pay with Klarna"]').frameLocator('iframe');
  await form.getByRole('radio', { name: 'Paid after a while' }).check();
  for (const [label, value] of [
    ['Email', 'maja@hemvist.example'],
    ['First name', 'Maja'],
    ['Last name', 'Lind'],
    ['Address', 'Björkvägen 2'],
    ['City', 'Berlin'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await expectAccessible(page, 'the checkout with the form of a provider');

  await form.getByRole('button', { name: 'Complete the payment' }).click();

  await expect(page.getByRole('heading', { level: 1, name: "We're checking your payment" })).toBeVisible();
  await hydrated(page);
  expect(await findAccessibilityViolations(page, 'main'), 'the waiting page').toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Maja' })).toBeVisible();
  await expect(page).toHaveURL(CONFIRMED);
});

test('a provider’s form in the checkout is paid, and cannot reach the page [CHECKOUT-02]', async ({
  page,
  context,
  sv,
  open,
}) => {
  await fillCart(context, sv, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  await open(`${sv}/kassan`);
  await showPayments(page, '111 22');
  await page.getByRole('radio', { name: /^Klarna/ }).check();
  const frame = page.frameLocator('iframe[title="Betala med Klarna"]');
  const form = frame.frameLocator('iframe');
  await expect(form.getByText(/Inga pengar dras/)).toBeVisible();

  const reached = await frame.locator('main').evaluate(() => {
    const attempts = [() => window.parent.document.title, () => document.cookie, () => localStorage.length];
    return attempts.map((attempt) => {
      try {
        return attempt();
      } catch (error) {
        return error instanceof Error ? error.name : 'error';
      }
    });
  });
  expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);

  // Another address within the form updates the checkout, and the form goes on with what was typed.
  for (const [label, value] of [
    ['E-post', 'maja@hemvist.example'],
    ['Förnamn', 'Maja'],
    ['Efternamn', 'Lind'],
    ['Adress', 'Björkvägen 2'],
    ['Ort', 'Åstad'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  const updated = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await form.getByLabel('Postnummer').fill('411 04');
  await form.getByLabel('Postnummer').blur();
  await updated;
  await expect(page.getByRole('region', { name: 'Frakt' }).getByLabel('Postnummer')).toHaveValue('411 04');
  await expect(form.getByLabel('Adress')).toHaveValue('Björkvägen 2');
  const shown = await shownTotal(page);

  await form.getByRole('button', { name: 'Slutför betalningen' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tack, Maja' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/confirm\?kid=/);
  expect(await orderTotal(page, context, sv)).toBe(shown);
});

test('another country in the checkout reprices it, also after a refetch, and the order has its total (en) [CART-13, CHECKOUT-14]', async ({
  page,
  context,
  en,
  open,
}) => {
  await fillCart(context, en, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  await open(`${en}/en/checkout`);
  await selectByLabel(page.getByLabel('Delivery country'), /^Germany/);
  await showPayments(page, '10115');
  await fillAddress(page, ENGLISH);
  const shown = await shownTotal(page);

  const refetched = page.waitForResponse(
    (response) => response.request().postData()?.includes('"operationName":"getCart"') === true,
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect((await refetched).request().postDataJSON()).toMatchObject({ variables: { cartMarketAlias: 'de' } });
  expect(await shownTotal(page)).toBe(shown);

  await page.getByRole('button', { name: 'Order and pay' }).click();
  await expect(page).toHaveURL(CONFIRMED);
  expect(await orderTotal(page, context, en)).toBe(shown);
});
