import type { BrowserContext, Locator, Page } from '@playwright/test';
import { graphql } from './graphql.ts';
import { fillPersonalId } from './personalId.ts';
import { cookiesOf, type AccountTexts } from './shopper.ts';

/** Address of a card payment, on the page of the sandbox. */
export const REDIRECTED = /\/payments\/sandbox\/pay\//;
/** Address of a confirmation, with the key of any kind of payment. */
export const CONFIRMED = /\/checkout\/confirm\?[oksaw]id=/;

/** Enters a value into a field. */
type Enter = (field: Locator, value: string) => Promise<void>;

const fill: Enter = (field, value) => field.fill(value);
/** By key: React does not notice what Playwright fills into a Firefox without its patches. */
export const typeKeys: Enter = (field, value) => field.pressSequentially(value);

/** Enters a zip, so that the ways to pay are offered, and chooses the invoice, which a person has to choose. */
export async function showPayments(page: Page, zip: string, enter = fill): Promise<void> {
  const main = page.getByRole('main');
  const shipping = main.getByRole('region', { name: /^(Frakt|Shipping)$/ });
  await enter(shipping.getByLabel(/^(Postnummer|Postal code)$/), zip);
  await shipping.getByRole('button', { name: /^(Visa leveranssätt|See delivery options)$/ }).click();
  await main.getByRole('radio', { name: /^(Faktura|Invoice)/ }).check();
}

/** Fills the fields of the shop's own form for the selected payment, and accepts the terms. */
export async function fillAddress(page: Page, { checkout }: AccountTexts, enter = fill): Promise<void> {
  const main = page.getByRole('main');
  await enter(main.getByLabel(/^(E-post|Email)$/), 'maja@hemvist.example');
  for (const [label, value] of checkout.fields) await enter(main.getByLabel(label, { exact: true }), value);
  await fillPersonalId(page, enter);
  await main.getByRole('checkbox', { name: checkout.terms }).check();
}

/** The amount to pay in the summary, in minor units. */
export async function shownTotal(page: Page): Promise<number> {
  const row = page.getByRole('complementary', { name: /^(Din order|Your order)$/ }).locator('[data-row=total] dd');
  return minorUnits((await row.textContent()) ?? '');
}

/** A formatted amount of either language, in minor units: "1 299,50 kr", "€1,299.50". NaN without digits. */
export function minorUnits(text: string): number {
  const digits = text.match(/\d(?:[\d\s.,]*\d)?/)?.[0].replaceAll(/\s/g, '') ?? 'none';
  // Decimals are the two digits after the last separator; the other separators group thousands.
  const [, whole = 'none', decimals = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(digits) ?? [];
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals);
}

/** The headers that let a request read the orders of a browser: its checkout key, and the token of its customer. */
export async function shopperHeaders(context: BrowserContext, site: string): Promise<Record<string, string>> {
  const cookies = await cookiesOf(context, site);
  // Over https the cookie has another name.
  const key = cookies.get(site.startsWith('https:') ? '__Host-checkout-key' : 'checkout-key');
  const token = cookies.get('ralph-auth');
  return { 'x-checkout-key': key ?? '', ...(token && { authorization: `Bearer ${token}` }) };
}

/** The total of the order on the confirmation page, in minor units: the amount to pay after store credit. */
export async function orderTotal(page: Page, context: BrowserContext, site: string): Promise<number> {
  const query = new URL(page.url()).searchParams;
  const id = ['oid', 'kid', 'sid', 'wid', 'aid'].flatMap((key) => query.get(key) ?? [])[0];
  const { checkout } = await graphql<{ checkout: { order: { sum: number } } }>(
    'query ($id: String!) { checkout(id: $id, paymentType: STANDARD) { order { sum } } }',
    { id },
    await shopperHeaders(context, site),
  );
  return Math.round(checkout.order.sum * 100);
}
