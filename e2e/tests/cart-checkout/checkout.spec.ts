import type { Page } from '@playwright/test';
import { createCart, fillCart, readCart, skuOf } from '../../support/cart.ts';
import { shopperHeaders } from '../../support/checkout.ts';
import { logInNewCustomer } from '../../support/customer.ts';
import { fillPersonalId, PERSONAL_ID } from '../../support/personalId.ts';
import { graphql } from '../../support/graphql.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { cookiesOf, SWEDISH as ACCOUNT } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

const KNOB = 'svamp-knopp-ask';
const SWEDISH = {
  language: 'sv',
  path: '/kassan',
  market: 'se',
  empty: 'Varukorgen är tom',
  order: 'Beställ och betala',
  zip: 'Postnummer',
  zipWithoutCarrier: '999 99',
  zipCode: '111 22',
  show: 'Visa leveranssätt',
  none: 'Hittade inga fraktalternativ för angivet postnummer',
  summary: 'Din order',
  shipping: 'Frakt',
  failedPath: '/checkout/klarna-fail',
  failed: 'Betalningen gick inte igenom',
  reason: 'Något gick fel när din order skulle skapas i Klarna, gå tillbaka för att försöka igen.',
  reasons: {
    Error:
      'Din order kunde inte skapas. Det beror troligen på att en vara är slut i lager eller att ditt saldo inte räcker.',
    OutOfStock: 'En vara i din varukorg är slutsåld. Se över varukorgen och försök igen.',
    BlockedCustomer: 'Du är spärrad hos betalleverantören och kan inte slutföra köpet.',
  },
  back: 'Tillbaka till kassan',
  product: 'Svamp knopp, ask',
} as const;
const ENGLISH = {
  language: 'en',
  path: '/en/checkout',
  market: 'de',
  empty: 'Your cart is empty',
  order: 'Order and pay',
  zip: 'Postal code',
  zipWithoutCarrier: '00000',
  zipCode: '10115',
  show: 'See delivery options',
  none: 'No shipping options found for that postal code',
  summary: 'Your order',
  shipping: 'Shipping',
  failedPath: '/en/checkout/klarna-fail',
  failed: "Your payment didn't go through",
  reason: "We couldn't create your order with Klarna. Go back and try again.",
  reasons: {
    Error: "We couldn't create your order. An item may be out of stock, or your store credit may be too low.",
    OutOfStock: 'An item in your cart is sold out. Please review your cart and try again.',
    BlockedCustomer: 'The payment provider has blocked this purchase. Choose another payment method or contact us.',
  },
  back: 'Back to checkout',
  product: 'Svamp knob, ash',
} as const;

const INVALID = 'Se till att alla fält är korrekt ifyllda';
const TERMS_MISSING = 'Du måste godkänna köpvillkoren innan du slutför ditt köp';
const SOLD_OUT = 'En vara i din varukorg är slutsåld. Se över varukorgen och försök igen.';

for (const texts of sampleVariants('checkout', [SWEDISH, ENGLISH])) {
  const siteOf = (sv: string, en: string) => (texts.language === 'sv' ? sv : en);

  test(`a cart with items can be shipped where a carrier delivers (${texts.language}) [CHECKOUT-01, CHECKOUT-10, CHECKOUT-23]`, async ({
    page,
    context,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const { skuId } = await skuOf(KNOB);
    const main = page.getByRole('main');
    await open(site + texts.path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.empty);
    await expect(main.getByRole('button', { name: texts.order })).toHaveCount(0);
    await expect(main.getByRole('textbox')).toHaveCount(0);

    await fillCart(context, site, [{ skuId, quantity: 1 }]);
    // The English site has no country, so the checkout has one to choose.
    await context.addCookies([{ name: 'ralph-checkout-market', value: texts.market, url: site }]);
    await open(site + texts.path);
    const shipping = main.getByRole('region', { name: texts.shipping });
    await shipping.getByLabel(texts.zip).fill(texts.zipWithoutCarrier);
    await shipping.getByRole('button', { name: texts.show }).click();
    await expect(shipping.getByText(texts.none)).toBeVisible();
    await expect(shipping.getByRole('radio')).toHaveCount(0);

    await shipping.getByLabel(texts.zip).fill(texts.zipCode);
    await shipping.getByRole('button', { name: texts.show }).click();
    await expect(shipping.getByRole('radio', { checked: true })).toHaveCount(1);
    const other = shipping.getByRole('radio', { checked: false }).last();
    const fee = /\d+\skr|€\d+\.\d\d/.exec((await other.locator('..').textContent()) ?? '')?.[0];
    await other.check();
    const summary = page.getByRole('complementary', { name: texts.summary });
    await expect(summary.locator('[data-row=shipping]')).toContainText(fee ?? 'no fee');
  });

  test(`a payment that failed at its provider says why, keeps the cart and leads back to the checkout (${texts.language}) [CHECKOUT-18, CHECKOUT-19, CHECKOUT-22]`, async ({
    page,
    context,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const { skuId } = await skuOf(KNOB);
    const id = await fillCart(context, site, [{ skuId, quantity: 2 }]);
    await open(site + texts.failedPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.failed);
    await expect(page.getByRole('main')).toContainText(texts.reason);

    for (const [error, reason] of Object.entries(texts.reasons)) {
      await page.goto(`${site}${texts.failedPath}?error=${error}`);
      await expect(page.getByRole('main')).toContainText(reason);
    }

    await page.getByRole('link', { name: texts.back }).click();

    await expect(page).toHaveURL(site + texts.path);
    await expect(page.getByRole('complementary', { name: texts.summary })).toContainText(texts.product);
    expect((await cookiesOf(context, site)).get('ralph-cart')).toBe(id);
    expect(await readCart(id)).toEqual({ isCompleted: false, items: [{ skuId, quantity: 2 }] });
  });
}

test('an order needs valid fields and accepted terms, and stores message and entry code [CHECKOUT-08, CHECKOUT-09, CHECKOUT-13]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const { skuId } = await skuOf(KNOB);
  const id = await fillCart(context, sv, [{ skuId, quantity: 1 }]);
  await open(sv + SWEDISH.path);
  await fillFields(page);
  const email = page.getByLabel('E-post', { exact: true });
  const order = page.getByRole('button', { name: SWEDISH.order });
  const ordered: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"placeOrder"')) ordered.push(request.url());
  });

  await email.fill('maja@hemvist');
  // The error at the field moves the fields below it.
  await email.blur();
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  await order.click();
  await expect(page.getByText(INVALID)).toBeVisible();

  await email.fill('maja@hemvist.example');
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).uncheck();
  await order.click();
  await expect(page.getByText(TERMS_MISSING)).toBeVisible();
  expect(ordered).toEqual([]);
  expect((await readCart(id)).isCompleted).toBe(false);

  await page.getByLabel(/^Meddelande till chauffören/).fill('Ring när ni är framme.');
  await page.getByLabel(/^Portkod/).fill('1907');
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/confirm\?oid=\d+$/);
  expect(ordered).toHaveLength(1);
  const { checkout } = await graphql<{ checkout: { order: object } }>(
    `
      query ($id: String!, $cartId: String) {
        checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
          order {
            message
            billingAddress {
              entryCode
            }
          }
        }
      }
    `,
    { id: new URL(page.url()).searchParams.get('oid'), cartId: id },
    await shopperHeaders(context, sv),
  );
  expect(checkout.order).toEqual({ message: 'Ring när ni är framme.', billingAddress: { entryCode: '1907' } });
});

test('the account of a customer fills the fields of the checkout [CHECKOUT-12]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const email = await logInNewCustomer(page, sv);
  const { skuId } = await skuOf(KNOB);
  await graphql(
    'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
    {
      user: {
        personalId: '19900101-0017',
        address: {
          firstName: 'Åsa',
          lastName: 'Öberg',
          addressLine1: 'Björkvägen 12',
          zip: '111 22',
          city: 'Åstad',
          mobile: '070-123 45 67',
          country: 'SE',
        },
      },
    },
    { authorization: `Bearer ${(await cookiesOf(context, sv)).get('ralph-auth')}` },
  );
  await fillCart(context, sv, [{ skuId, quantity: 1 }]);

  await open(sv + SWEDISH.path);
  await page.mouse.move(5, 5);
  // Only the invoice needs the personal number.
  await page.getByRole('radio', { name: /^Faktura/ }).check();

  for (const [label, value] of [
    ['E-post', email],
    ['Telefon', '070-123 45 67'],
    ['Personnummer', '19900101-0017'],
    ['Förnamn', 'Åsa'],
    ['Efternamn', 'Öberg'],
    ['Adress', 'Björkvägen 12'],
    ['Ort', 'Åstad'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByRole('region', { name: SWEDISH.shipping }).getByLabel(SWEDISH.zip)).toHaveValue('111 22');
});

test('an order that fails shows the reason and keeps the cart [CHECKOUT-17, CHECKOUT-19]', async ({
  page,
  context,
  sv,
  open,
}) => {
  // The last one in stock, which no other test orders.
  const { skuId, inStock } = await skuOf('klot-vagglampa-svart');
  const id = await fillCart(context, sv, [{ skuId, quantity: inStock }]);
  const sold = await createCart([{ skuId, quantity: inStock }]);
  await open(sv + SWEDISH.path);
  await fillFields(page);
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  const order = page.getByRole('button', { name: SWEDISH.order });

  // A refusal that the storefront does not know.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"placeOrder"')) return route.fallback();
    const errors = [{ message: 'refused', extensions: { code: 'PROVIDER_REFUSED' } }];
    return route.fulfill({ json: { data: { placeOrder: null }, errors } });
  });
  await order.click();
  await expect(page.getByText(SWEDISH.reason)).toBeVisible();
  await page.unroute('**/graphql');

  await graphql(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    {
      id: sold,
      checkout: {
        email: 'snabb@hemvist.example',
        identityNumber: PERSONAL_ID,
        acceptedConsents: ['order'],
        paymentId: 18,
        billingAddress: {
          firstName: 'Snabb',
          lastName: 'Först',
          phone: '070-123 45 67',
          addressLine1: 'Storgatan 1',
          zip: '111 22',
          city: 'Stockholm',
          country: 'SE',
        },
      },
    },
  );
  await order.click();
  await expect(page.getByText(SOLD_OUT)).toBeVisible();
  expect(await readCart(id)).toEqual({ isCompleted: false, items: [{ skuId, quantity: inStock }] });
});

/** Fills all required fields of the Swedish checkout, which has items. */
async function fillFields(page: Page): Promise<void> {
  const { zip, showShipping, fields } = ACCOUNT.checkout;
  const main = page.getByRole('main');
  await main.getByLabel(zip[0]).fill(zip[1]);
  await main.getByRole('button', { name: showShipping }).click();
  await main.getByRole('radio', { name: /^Faktura/ }).check();
  await main.getByLabel('E-post', { exact: true }).fill('maja@hemvist.example');
  for (const [label, value] of fields) await main.getByLabel(label, { exact: true }).fill(value);
  await fillPersonalId(page);
}
