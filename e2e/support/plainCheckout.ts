import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './findAccessibilityViolations.ts';
import { expect, hydrated } from './siteTest.ts';

/** The texts of the plain checkout in one language. */
export interface PlainTexts {
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
  summary: string;
  quantityOf: RegExp;
  remove: RegExp;
  updateQuantities: string;
  short: RegExp;
  promoCode: string;
  apply: string;
  unmet: string;
  invalidCode: string;
  applied: string;
  removeCode: string;
  empty: string;
}

const SWEDISH: PlainTexts = {
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
  summary: 'Din order',
  quantityOf: /^Antal /,
  remove: /^Ta bort /,
  updateQuantities: 'Uppdatera antal',
  short: /^Endast [1-9]\d* kvar på lager$/,
  promoCode: 'Rabattkod',
  apply: 'Använd',
  unmet: 'Du har inte uppfyllt kraven för denna kod',
  invalidCode: 'Koden är ej giltig',
  applied: 'Rabattkoden WELCOME10 är tillagd',
  removeCode: 'Ta bort rabattkoden',
  empty: 'Varukorgen är tom',
};

const ENGLISH: PlainTexts = {
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
  summary: 'Your order',
  quantityOf: /^Quantity of /,
  remove: /^Remove /,
  updateQuantities: 'Update quantities',
  short: /^Only [1-9]\d* left in stock$/,
  promoCode: 'Promo code',
  apply: 'Apply',
  unmet: "Your cart doesn't meet the requirements for this code",
  invalidCode: "This code isn't valid",
  applied: 'Promo code WELCOME10 applied',
  removeCode: 'Remove promo code',
  empty: 'Your cart is empty',
};

export const PLAIN_TEXTS = [SWEDISH, ENGLISH];

export const PERSON = {
  email: 'astrid.lind@hemvist.example',
  phone: '070-000 00 00',
  firstName: 'Astrid',
  lastName: 'Lind',
  address: 'Björkvägen 12',
  zip: '111 22',
  city: 'Åstad',
};
export const PERSONAL_ID = '19121212-1212';

/** The same page with JavaScript, which the accessibility checks need. */
export async function expectAccessibleWithScripts(context: BrowserContext, page: Page): Promise<void> {
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

/** Fills in country, contact and address. */
export async function fillDetails(page: Page, texts: PlainTexts): Promise<void> {
  await page.getByRole('combobox', { name: texts.country }).selectOption('se');
  for (const [name, label] of Object.entries(texts.labels)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(valueOf(name));
  }
}

function valueOf(name: string): string {
  const value = Object.entries(PERSON).find(([field]) => field === name)?.[1];
  if (value === undefined) throw new Error(`The test has no value for ${name}.`);
  return value;
}

/** The fields that are not stored before an order, and the terms. */
export async function fillOrder(page: Page, texts: PlainTexts): Promise<void> {
  await page.getByRole('radio', { name: /^(Faktura|Invoice)/ }).check();
  await page.getByRole('textbox', { name: texts.personalId }).fill(PERSONAL_ID);
  await page.getByRole('checkbox', { name: texts.terms }).check();
}
