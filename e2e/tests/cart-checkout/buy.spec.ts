import type { BrowserContext } from '@playwright/test';
import { readCart } from '../../support/cart.ts';
import { shopperHeaders } from '../../support/checkout.ts';
import { graphql } from '../../support/graphql.ts';
import { confirmationOf } from '../../support/mails.ts';
import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { newAddress, PASSWORD, selectByLabel, Shopper, SWEDISH as ACCOUNT_TEXTS } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

interface Texts {
  language: 'sv' | 'en';
  category: string;
  product: string;
  productPath: string;
  size: RegExp;
  add: string;
  sizeMissing: string;
  cart: (count: number) => RegExp;
  toCheckout: RegExp;
  shipping: string;
  payment: string;
  /** Chosen in the checkout, if the site has no country. */
  country?: [label: string, name: RegExp];
  zip: string;
  zipCode: string;
  showShipping: string;
  changePoint: string;
  points: string;
  toPoint: (name: string) => string;
  /** Of the second nearest pickup point. */
  point: readonly [name: string, street: string];
  fields: readonly [label: string, value: string][];
  terms: RegExp;
  summary: string;
  /** With the dates as its group. */
  delivery: RegExp;
  order: string;
  emptyCheckout: RegExp;
}

/** Payment id. */
const INVOICE = 18;

const SWEDISH: Texts = {
  language: 'sv',
  category: 'Krokar',
  product: 'Linje stånghandtag, svart',
  productPath: '/p/handtag/linje-stanghandtag-svart',
  size: /96 mm/,
  add: 'Lägg i varukorgen',
  sizeMissing: 'Du måste välja storlek först',
  cart: (count) => new RegExp(`Varukorg, ${count} var`),
  toCheckout: /till kassan/i,
  shipping: 'Frakt',
  payment: 'Betalning',
  zip: 'Postnummer',
  zipCode: '111 22',
  showShipping: 'Visa leveranssätt',
  changePoint: 'Byt utlämningsställe',
  points: 'Utlämningsställen nära 111 22',
  toPoint: (name) => `Levereras till ${name}`,
  point: ['Handelsboden Odenplan', 'Norrtullsgatan 9'],
  fields: [
    ['E-post', 'maja@hemvist.example'],
    ['Telefon', '070-123 45 67'],
    ['Personnummer', '19900101-0017'],
    ['Förnamn', 'Maja'],
    ['Efternamn', 'Lind'],
    ['Adress', 'Björkvägen 2'],
    ['Ort', 'Åstad'],
  ],
  terms: /köpvillkoren/,
  summary: 'Din order',
  delivery: /^Leverans (.+)$/,
  order: 'Beställ och betala',
  emptyCheckout: /Varukorgen är tom/,
};

const ENGLISH: Texts = {
  language: 'en',
  category: 'Hooks',
  product: 'Linje bar handle, brass',
  productPath: '/en/p/handles/linje-bar-handle-brass',
  size: /96 mm/,
  add: 'Add to cart',
  sizeMissing: 'Please choose a size first',
  cart: (count) => new RegExp(`Cart, ${count} item`),
  toCheckout: /go to checkout/i,
  shipping: 'Shipping',
  payment: 'Payment',
  country: ['Delivery country', /^Germany/],
  zip: 'Postal code',
  zipCode: '10115',
  showShipping: 'See delivery options',
  changePoint: 'Change pickup point',
  points: 'Pickup points near 10115',
  toPoint: (name) => `Delivery to ${name}`,
  point: ['Paketladen Alster', 'Ferdinandstraße 12'],
  fields: [
    ['Email', 'maja@hemvist.example'],
    ['Phone', '070-123 45 67'],
    ['First name', 'Maja'],
    ['Last name', 'Lind'],
    ['Address', 'Björkvägen 2'],
    ['City', 'Åstad'],
  ],
  terms: /terms and conditions/,
  summary: 'Your order',
  delivery: /^Delivery (?!to )(.+)$/,
  order: 'Order and pay',
  emptyCheckout: /cart is empty/i,
};

for (const texts of sampleVariants('buy', [SWEDISH, ENGLISH])) {
  test(`a visitor finds a product and buys it by invoice (${texts.language}) [CHECKOUT-14, CHECKOUT-21, ROUTE-22]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = texts.language === 'sv' ? sv : en;
    const stockBefore = await stockOf(texts.productPath);

    // Front page → list → product, all inside the app.
    await open(`${site}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: texts.category, exact: false }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.category);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: texts.add })).toBeVisible();

    // A size is required, then selected.
    await open(site + texts.productPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.product);
    await page.getByRole('button', { name: texts.add }).click();
    await expect(page.getByText(texts.sizeMissing)).toBeVisible();
    await page.getByRole('radio', { name: texts.size }).check();
    await page.getByRole('button', { name: texts.add }).click();
    await expect(page.getByRole('button', { name: texts.cart(1) })).toBeVisible();

    const cartId = await cookieOf(page.context(), 'ralph-cart');
    expect(cartId).toMatch(/^[\w-]{8,}$/);

    // The cart panel leads to the checkout, a document without the code of this one.
    await page.evaluate(() => Object.assign(window, { mark: 1 }));
    await page.getByRole('button', { name: texts.cart(1) }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(texts.product);
    await panel.getByRole('link', { name: texts.toCheckout }).click();
    await expect(page).toHaveURL(texts.language === 'sv' ? /\/kassan$/ : /\/en\/checkout$/);
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBeUndefined();

    // The way back restores the page.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.product);
    await expect(page.getByRole('button', { name: texts.cart(1) })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await hydrated(page);

    // Shipping, payment, order.
    const shipping = page.getByRole('region', { name: texts.shipping });
    if (texts.country) {
      await expect(shipping.getByLabel(texts.zip)).toHaveCount(0);
      await selectByLabel(page.getByLabel(texts.country[0]), texts.country[1]);
    }
    await shipping.getByLabel(texts.zip).fill(texts.zipCode);
    await shipping.getByRole('button', { name: texts.showShipping }).click();

    // Another pickup point, by keyboard. A reload keeps it.
    const [point, street] = texts.point;
    const summary = page.getByRole('complementary', { name: texts.summary });
    await shipping.getByRole('button', { name: texts.changePoint }).focus();
    await page.keyboard.press('Enter');
    const points = shipping.getByRole('radiogroup', { name: texts.points }).getByRole('radio');
    await expect(points.first()).toBeFocused();
    const stored = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('externalShippingId'),
    );
    await page.keyboard.press('ArrowDown');
    await expect(points.nth(1)).toBeChecked();
    await expect(points.nth(1)).toHaveAccessibleName(new RegExp(`^${point}\\s?${street}`));
    await expectAccessible(page, 'the pickup points');
    await stored;
    await page.reload();
    await hydrated(page);
    await expect(summary).toContainText(texts.toPoint(point) + street);

    const payment = page.getByRole('region', { name: texts.payment });
    // The invoice is credit, so it is not preselected.
    await payment.getByRole('radio', { name: /^(Faktura|Invoice)/ }).check();
    for (const [label, value] of texts.fields) await payment.getByLabel(label, { exact: true }).fill(value);
    await payment.getByRole('checkbox', { name: texts.terms }).check();
    const total = await summary.locator('[data-row=total] dd').textContent();
    const delivery = await summary.getByText(texts.delivery).textContent();
    const dates = texts.delivery.exec(delivery ?? '')?.[1] ?? 'no dates';
    // Its pickup points are radio buttons, too.
    const selected = shipping.locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
    await expect(selected.first()).toContainText(dates);
    const { items } = await readCart(cartId);
    await payment.getByRole('button', { name: texts.order }).click();

    await expect(page).toHaveURL(/\/checkout\/confirm/);
    // Neither cart id nor e-mail address stays in the address bar.
    await expect(page).toHaveURL(/\?oid=\d+$/);
    const oid = new URL(page.url()).searchParams.get('oid') ?? '';
    expect(oid).toMatch(/^\d+$/);
    await expect(page.getByRole('main')).toContainText(oid);
    await expect(page.getByRole('main')).toContainText(texts.product);
    await expect(page.getByRole('main')).toContainText(point + street);
    await expect(page.getByRole('main')).not.toContainText('Björkvägen 2');
    await expect(page.getByRole('main')).toContainText(dates);

    // The API returns the order for the checkout key, not for the cart id. The stock has decreased by one.
    const confirmation = (headers: Record<string, string>) =>
      graphql<{ checkout: { completed: boolean; order: Order | null } | null }>(
        `
          query ($id: String!, $cartId: String) {
            checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
              completed
              order {
                orderId
                status
                shippingId
                paymentId
                itemValueIncVat
                shippingFeeIncVat
                sum
                rows {
                  sku
                  quantity
                }
              }
            }
          }
        `,
        { id: oid, cartId },
        headers,
      );
    const { checkout } = await confirmation(await shopperHeaders(page.context(), site));
    expect(checkout).toEqual({
      completed: true,
      order: expect.objectContaining({
        orderId: oid,
        status: 'pending',
        paymentId: INVOICE,
        rows: items.map(({ skuId, quantity }) => ({ sku: String(skuId), quantity })),
      }),
    });
    const order = checkout?.order;
    expect(order?.shippingId).toBeGreaterThan(0);
    expect(order?.shippingFeeIncVat).toBeGreaterThan(0);
    expect(order?.sum).toBeCloseTo((order?.itemValueIncVat ?? 0) + (order?.shippingFeeIncVat ?? 0));
    expect(amountIn(total ?? '')).toBe(order?.sum);
    expect(await confirmation({})).toEqual({ checkout: null });
    expect(await stockOf(texts.productPath)).toBe(stockBefore - 1);

    // The confirmation mail is in the language of the order and links to this site.
    await expect.poll(async () => (await confirmationOf(oid))?.to).toBe('maja@hemvist.example');
    const mail = await confirmationOf(oid);
    expect(mail?.html).toContain(`lang="${texts.language}"`);
    expect(mail?.html).toContain(`href="${site}`);
    for (const content of [mail?.html, mail?.text]) {
      expect(content).toContain(texts.product);
      expect(content).toContain(point);
      expect(content).not.toMatch(/postnord-|ups-/);
      expect(content).toContain(dates);
      if (texts.country) expect(content).toContain('Germany');
    }

    // A reload changes nothing, and the cart is empty.
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('main')).toContainText(oid);
    await expect(page.getByRole('main')).toContainText(texts.product);
    expect(await stockOf(texts.productPath)).toBe(stockBefore - 1);
    await open(texts.language === 'sv' ? `${site}/kassan` : `${site}/en/checkout`);
    await expect(page.getByRole('main')).toContainText(texts.emptyCheckout);
  });
}

test('the checkout of a customer who logs out is empty for the next shopper [AUTH-16]', async ({ page, sv, open }) => {
  const shopper = new Shopper(page, ACCOUNT_TEXTS);
  await open(`${sv}${ACCOUNT_TEXTS.product}`);
  await page.getByRole('button', { name: ACCOUNT_TEXTS.add }).click();
  await expect(page.getByRole('button', { name: ACCOUNT_TEXTS.cart(1) })).toBeVisible();
  await shopper.register(newAddress(), PASSWORD);

  await open(`${sv}/kassan`);
  const shipping = page.getByRole('region', { name: SWEDISH.shipping });
  await shipping.getByLabel(SWEDISH.zip).fill('111 22');
  await shipping.getByRole('button', { name: SWEDISH.showShipping }).click();
  const payment = page.getByRole('region', { name: SWEDISH.payment });
  const stored = page.waitForResponse((response) => (response.request().postData() ?? '').includes('Lindblom'));
  await payment.getByLabel('Efternamn', { exact: true }).fill('Lindblom');
  // Selecting a shipping option stores the input.
  await shipping.getByRole('radio', { name: /DHL/ }).check();
  await stored;

  await open(`${sv}${ACCOUNT_TEXTS.orders}`);
  await page.getByRole('button', { name: ACCOUNT_TEXTS.logOut, exact: true }).click();
  await expect(shopper.signInButton).toBeVisible();
  // The cart belongs to the account, so the next shopper starts with an empty one.
  await open(`${sv}/kassan`);
  await expect(page.getByRole('heading', { level: 1, name: 'Varukorgen är tom' })).toBeVisible();
  await open(`${sv}${ACCOUNT_TEXTS.product}`);
  await page.getByRole('button', { name: ACCOUNT_TEXTS.add }).click();
  await expect(page.getByRole('button', { name: ACCOUNT_TEXTS.cart(1) })).toBeVisible();
  const checkoutResponse = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('createOrUpdateCheckout'),
  );
  await open(`${sv}/kassan`);
  // An untouched checkout sends no request.
  await page.mouse.move(5, 5);

  expect(await (await checkoutResponse).text()).not.toContain('Lindblom');
  await expect(shipping.getByLabel(SWEDISH.zip)).toHaveValue('');
  await expect(page.getByLabel('Efternamn', { exact: true })).toHaveCount(0);
});

/** The order of a confirmation. */
interface Order {
  orderId: string;
  status: string;
  shippingId: number;
  paymentId: number;
  itemValueIncVat: number;
  shippingFeeIncVat: number;
  sum: number;
  rows: { sku: string; quantity: number }[];
}

/** The amount of a formatted price in either language. */
function amountIn(text: string): number {
  return Number(text.replaceAll(/[^\d.,]/g, '').replace(',', '.'));
}

async function cookieOf(context: BrowserContext, name: string): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find((cookie) => cookie.name === name)?.value ?? '';
}

/** Reads the stock of the first SKU of a product. */
async function stockOf(path: string): Promise<number> {
  const { product } = await graphql<{ product: { skus: { stock: { inStock: number } }[] } }>(
    'query ($alias: String) { product(alias: $alias) { skus { stock { inStock } } } }',
    { alias: path.split('/').at(-1) },
  );
  return product.skus[0]?.stock.inStock ?? 0;
}
