import type { BrowserContext, Page } from '@playwright/test';
import { fillCart, readCart, skuOf } from '../../support/cart.ts';
import { confirmationOf } from '../../support/mails.ts';
import { rawPost } from '../../support/rawPost.ts';
import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

interface Texts {
  language: 'sv' | 'en';
  checkout: string;
  country: string;
  labels: Readonly<Record<'email' | 'phone' | 'firstName' | 'lastName' | 'address' | 'zip' | 'city', string>>;
  personalId: string;
  show: string;
  secondCarrier: RegExp;
  order: string;
  terms: RegExp;
  invalid: string;
  invalidPhone: RegExp;
  personalIdMissing: RegExp;
  changed: string;
  thanks: string;
  emptyCart: string;
}

const SWEDISH: Texts = {
  language: 'sv',
  checkout: '/kassan',
  country: 'Leveransland',
  labels: {
    email: 'E-post',
    phone: 'Telefon',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    address: 'Adress',
    zip: 'Postnummer',
    city: 'Ort',
  },
  personalId: 'Personnummer',
  show: 'Visa leveranssätt och pris',
  secondCarrier: /DHL/,
  order: 'Beställ och betala',
  terms: /Jag godkänner/,
  invalid: 'Se till att alla fält är korrekt ifyllda',
  invalidPhone: /^Telefon:/,
  personalIdMissing: /^Personnummer:/,
  changed: 'Din order har ändrats sedan du såg den senast.',
  thanks: 'Tack, Astrid',
  emptyCart: 'Varukorg, tom',
};

const ENGLISH: Texts = {
  language: 'en',
  checkout: '/en/checkout',
  country: 'Delivery country',
  labels: {
    email: 'Email',
    phone: 'Phone',
    firstName: 'First name',
    lastName: 'Last name',
    address: 'Address',
    zip: 'Postal code',
    city: 'City',
  },
  personalId: 'Personal identity number',
  show: 'Show delivery options and price',
  secondCarrier: /DHL/,
  order: 'Order and pay',
  terms: /I accept/,
  invalid: 'Please check that all fields are filled in correctly',
  invalidPhone: /^Phone:/,
  personalIdMissing: /^Personal identity number:/,
  changed: 'Your order has changed since you last saw it',
  thanks: 'Astrid',
  emptyCart: 'Cart, empty',
};

const PERSON = {
  email: 'astrid.lind@hemvist.example',
  phone: '070-000 00 00',
  firstName: 'Astrid',
  lastName: 'Lind',
  address: 'Björkvägen 12',
  zip: '111 22',
  city: 'Åstad',
};
const PERSONAL_ID = '19121212-1212';

const WIDTH = { width: 390, height: 900 };

test.use({ javaScriptEnabled: false, viewport: WIDTH });

for (const texts of [SWEDISH, ENGLISH]) {
  test(`CHECKOUT-08 CHECKOUT-09 CHECKOUT-14 an order is placed once without JavaScript, at the shown price (${texts.language})`, async ({
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
    await page.getByRole('combobox', { name: texts.country }).selectOption('se');
    for (const [name, label] of Object.entries(texts.labels)) {
      await page.getByRole('textbox', { name: label, exact: true }).fill(valueOf(name));
    }
    await page.getByRole('textbox', { name: texts.labels.phone }).fill('12');
    await page.getByRole('button', { name: texts.show }).click();

    // The options of the zip. Typed values are kept, and not part of the address.
    await expect(page.getByRole('radio', { name: texts.secondCarrier })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.labels.email })).toHaveValue(PERSON.email);
    expect(decodeURIComponent(page.url())).not.toMatch(/Lind|111|070|Björk/);
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
}

/** The same page with JavaScript, which the accessibility checks need. */
async function expectAccessibleWithScripts(context: BrowserContext, page: Page): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const scripted = await browser.newContext({ storageState: await context.storageState(), javaScriptEnabled: true });
  const copy = await scripted.newPage();
  await copy.goto(page.url());
  await hydrated(copy);
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(copy, 'the form with errors');
  await scripted.close();
}

function valueOf(name: string): string {
  const value = Object.entries(PERSON).find(([field]) => field === name)?.[1];
  if (value === undefined) throw new Error(`The test has no value for ${name}.`);
  return value;
}

async function fillOrder(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('textbox', { name: texts.personalId }).fill(PERSONAL_ID);
  await page.getByRole('checkbox', { name: texts.terms }).check();
}
