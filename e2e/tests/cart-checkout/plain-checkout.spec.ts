import { fillCart, readCart, skuOf } from '../../support/cart.ts';
import { confirmationOf } from '../../support/mails.ts';
import {
  expectAccessibleWithScripts,
  fillDetails,
  fillOrder,
  PERSON,
  PERSONAL_ID,
  PLAIN_TEXTS,
} from '../../support/plainCheckout.ts';
import { rawPost } from '../../support/rawPost.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, test } from '../../support/siteTest.ts';

const WIDTH = { width: 390, height: 900 };

test.use({ javaScriptEnabled: false, viewport: WIDTH });

for (const texts of sampleVariants('plain checkout', PLAIN_TEXTS)) {
  test(`an order is placed once without JavaScript, at the shown price (${texts.language}) [CHECKOUT-08, CHECKOUT-09, CHECKOUT-14]`, async ({
    page,
    context,
    sv,
    en,
  }) => {
    const site = texts.language === 'sv' ? sv : en;
    const { skuId } = await skuOf('linje-stanghandtag-massing');
    const cartId = await fillCart(context, site, [{ skuId, quantity: 1 }]);
    await page.goto(site + texts.checkout);
    // Playwright's locators by role ignore `noscript`.
    await page.locator('main noscript a').click();
    await fillDetails(page, texts);
    await page.getByRole('textbox', { name: texts.labels.phone }).fill('12');
    await page.getByRole('button', { name: texts.show }).click();

    // The options of the zip. Typed values are kept, and not part of the address.
    await expect(page.getByRole('radio', { name: texts.secondCarrier })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.labels.email })).toHaveValue(PERSON.email);
    const { pathname: path, search: query } = new URL(page.url());
    expect(decodeURIComponent(path + query)).not.toMatch(/Lind|111|070|Björk/);
    await page.getByRole('textbox', { name: texts.personalId }).fill(PERSONAL_ID);
    await page.getByRole('button', { name: texts.order }).click();

    // Errors at the fields and in a summary. The personal id is not stored.
    await expect(page.getByRole('link', { name: texts.invalidPhone })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.personalIdMissing })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.labels.phone })).toHaveValue('12');
    await expect(page.getByRole('textbox', { name: texts.labels.phone })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('checkbox', { name: texts.terms })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: texts.personalId })).toHaveValue('');
    await expect(page.getByText(texts.invalid).first()).toBeVisible();
    expect((await readCart(cartId)).isCompleted).toBe(false);
    await expectAccessibleWithScripts(context, page);

    // Another carrier has another price: the form shows it before it orders.
    await page.getByRole('textbox', { name: texts.labels.phone }).fill(PERSON.phone);
    await page.getByRole('radio', { name: texts.secondCarrier }).check();
    await fillOrder(page, texts);
    await page.getByRole('button', { name: texts.order }).click();
    await expect(page.getByText(texts.changed)).toBeVisible();
    expect((await readCart(cartId)).isCompleted).toBe(false);

    await expect(page.getByRole('checkbox', { name: texts.terms })).toBeChecked();
    await fillOrder(page, texts);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: texts.order }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
    const confirmation = page.url();
    const orderId = new URL(confirmation).searchParams.get('oid') ?? '';
    await expect(page.getByText(`#${orderId}`)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.emptyCart })).toBeVisible();

    // Sent once more, as by a second press or a reload, the form leads to the same order.
    const form = await posted;
    const { pathname, search } = new URL(form.url());
    const cookie = (await context.cookies(site)).map(({ name, value }) => `${name}=${value}`).join('; ');
    const fields = Object.fromEntries(new URLSearchParams(form.postData() ?? ''));
    const again = await rawPost(site, pathname + search, fields, { cookie });
    expect([again.status, new URL(again.headers.location ?? '', site).href]).toEqual([303, confirmation]);
    await page.goBack();
    await expect(page.getByRole('button', { name: texts.order })).toHaveCount(0);
    await expect.poll(async () => (await confirmationOf(orderId))?.text).toContain(PERSON.address);
  });

  test(`quantities are changed and lines removed without JavaScript (${texts.language}) [CART-21, CART-24, CHECKOUT-23]`, async ({
    page,
    context,
    sv,
    en,
  }) => {
    const site = texts.language === 'sv' ? sv : en;
    const [knob, handle] = [await skuOf('sol-knopp-massing'), await skuOf('linje-stanghandtag-massing')];
    const cartId = await fillCart(context, site, [
      { skuId: knob.skuId, quantity: 2 },
      { skuId: handle.skuId, quantity: 1 },
    ]);
    const quantities = page.getByRole('spinbutton', { name: texts.quantityOf });
    await page.goto(`${site}${texts.checkout}?do=form`);
    await page.getByRole('textbox', { name: texts.labels.email }).fill(PERSON.email);

    // Enter in a quantity applies it, and stores the other fields.
    await quantities.first().fill('3');
    await quantities.first().press('Enter');
    await expect.poll(async () => quantityIn(cartId, knob.skuId)).toBe(3);
    await expect(quantities.first()).toHaveValue('3');
    await expect(page.getByRole('textbox', { name: texts.labels.email })).toHaveValue(PERSON.email);

    await quantities.first().fill('9999');
    await page.getByRole('button', { name: texts.updateQuantities }).click();
    await expect(page.getByText(texts.short)).toBeVisible();
    await expect(quantities.first()).toHaveValue('9999');
    await expect(quantities.first()).toHaveAttribute('aria-invalid', 'true');
    expect(await quantityIn(cartId, knob.skuId)).toBe(3);
    await expectAccessibleWithScripts(context, page);

    await page.getByRole('button', { name: texts.remove }).first().click();
    await expect(quantities).toHaveCount(1);
    await page.getByRole('button', { name: texts.remove }).click();
    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
    expect((await readCart(cartId)).items).toEqual([]);
  });

  test(`a promo code is refused, applied and ordered with without JavaScript (${texts.language}) [CART-26, CART-27, CART-28]`, async ({
    page,
    context,
    sv,
    en,
  }) => {
    const site = texts.language === 'sv' ? sv : en;
    const { skuId } = await skuOf('sol-knopp-massing');
    const cartId = await fillCart(context, site, [{ skuId, quantity: 2 }]);
    const code = page.getByRole('textbox', { name: texts.promoCode });
    const total = page.getByRole('complementary', { name: texts.summary }).getByRole('definition').last();
    await page.goto(`${site}${texts.checkout}?do=form`);
    await fillDetails(page, texts);

    // Enter applies the code. The form keeps it, and the details.
    await code.fill('FINNS-INTE');
    await code.press('Enter');
    await expect(page.getByText(texts.invalidCode, { exact: true })).toBeVisible();
    await expect(code).toHaveValue('FINNS-INTE');
    await expect(page.getByRole('textbox', { name: texts.labels.email })).toHaveValue(PERSON.email);
    await expect(page.getByRole('radio', { name: texts.secondCarrier })).toBeVisible();
    await code.fill('HEMMA20');
    await page.getByRole('button', { name: texts.apply, exact: true }).click();
    await expect(page.getByText(texts.unmet, { exact: true })).toBeVisible();
    await expect(code).toHaveValue('HEMMA20');
    expect(page.url()).not.toMatch(/FINNS|HEMMA/);
    const before = await total.textContent();

    // An order with a code that has just been typed shows its price first.
    await code.fill('welcome10');
    await fillOrder(page, texts);
    await page.getByRole('button', { name: texts.order }).click();
    await expect(page.getByText(texts.changed)).toBeVisible();
    await expect(page.getByText(texts.applied)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.removeCode })).toBeVisible();
    const discounted = (await total.textContent()) ?? '';
    expect(discounted).not.toBe(before);
    expect((await readCart(cartId)).isCompleted).toBe(false);

    await fillOrder(page, texts);
    await page.getByRole('button', { name: texts.order }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
    await expect(page.getByText(discounted, { exact: true }).first()).toBeVisible();
  });
}

async function quantityIn(cartId: string, skuId: number): Promise<number | undefined> {
  const { items } = await readCart(cartId);
  return items.find((item) => item.skuId === skuId)?.quantity;
}
