import type { BrowserContext, Page } from '@playwright/test';
import { runAdmin } from '../support/admin.ts';
import { fillCart, skuOf } from '../support/cart.ts';
import {
  CONFIRMED,
  minorUnits,
  orderTotal,
  REDIRECTED,
  shopperHeaders,
  shownTotal,
  showPayments,
} from '../support/checkout.ts';
import { CHECKOUT_CASES, PAYMENTS_BY_FORM, POSTAL_CODES, type CheckoutCase } from '../support/checkoutCases.ts';
import { graphql } from '../support/graphql.ts';
import type { IsolatedSite } from '../support/isolatedSite.ts';
import { PERSONAL_ID, personalIdIn } from '../support/personalId.ts';
import { startPaymentSite } from '../support/paymentSite.ts';
import { newAddress, PASSWORD, Shopper, ENGLISH, SWEDISH } from '../support/shopper.ts';
import { expect, test } from '../support/siteTest.ts';

/* The total of every step is that of the API, and the last one is ordered and paid: a seeded sample of all cases. The sums of
   all cases are tested in commerce-api (checkout/sums.api.test.ts). ROUTE_SEED=… repeats the sample of a day. */

test.describe.configure({ mode: 'default' });

/** A sale, a quantity discount, and a product at full price. */
const QUANTITIES = { 'linje-stanghandtag-svart': 1, 'sol-knopp-massing': 7, 'trefot-pall-ek': 1 };

let site: IsolatedSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPaymentSite();
  // More than all cases order together.
  for (const alias of Object.keys(QUANTITIES)) {
    const { skuId } = await skuOf(alias);
    await runAdmin('stock', '--sku', String(skuId), '--in-stock', '1000');
  }
});
test.afterAll(async () => site.stop());

for (const one of CHECKOUT_CASES) {
  const { language, market, payment, code, isCompany, exVat, hasCredit } = one;
  const texts = language === 'sv' ? SWEDISH : ENGLISH;
  const name = [
    `${payment} in ${market} (${language})`,
    code && `code ${code}`,
    isCompany && 'company',
    exVat && 'prices without VAT',
    hasCredit && 'store credit',
  ];

  test(`the total is the same in every step: ${name.filter(Boolean).join(', ')} [CHECKOUT-02]`, async ({
    page,
    context,
    open,
  }) => {
    const origin = language === 'sv' ? site.sv : site.en;
    if (hasCredit) {
      const email = newAddress();
      await open(`${origin}/garanti`);
      await new Shopper(page, texts).register(email, PASSWORD);
      await runAdmin('customer', 'balance', email, '--currency', 'SEK', '--add', '250.50');
    }
    const items = await Promise.all(
      Object.entries(QUANTITIES).map(async ([alias, quantity]) => ({ skuId: (await skuOf(alias)).skuId, quantity })),
    );
    const cartId = await fillCart(context, origin, items);
    if (exVat) {
      // As the switch in the footer of other pages sets it.
      const choices = JSON.stringify({ vatIncluded: false });
      await context.addCookies([{ name: 'ralph', value: encodeURIComponent(choices), url: origin }]);
    }
    const seen: string[] = [];
    /** Takes a step, and compares the total that follows within the next response. */
    const step = async (title: string, take: () => Promise<unknown>) => {
      const updated = page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('"operationName":"createOrUpdateCheckout"'),
      );
      await take();
      await updated;
      await expect(page.getByRole('complementary')).toHaveAttribute('aria-busy', 'false');
      const charged = await totalOf(context, origin, { id: cartId, marketId: market, ...CHANNELS[language] });
      await expect.poll(() => shownTotal(page), { message: title }).toBe(charged);
      seen.push(`${title}: ${charged}`);
    };
    const main = page.getByRole('main');

    await open(origin + texts.checkout.path);
    if (exVat) await expect(page.getByText(/^(Totalt exkl\. moms|Total excl\. VAT)/).first()).toBeVisible();
    await step('country', () => page.getByLabel(/^(Leveransland|Delivery country)$/).selectOption(market));
    if (isCompany) {
      await step('company', () => main.getByRole('radio', { name: /^(Företag|Business)$/ }).check());
    }
    if (code) {
      await page.locator('summary', { hasText: /^(Rabattkod|Promo code)/ }).click();
      await page.getByRole('textbox', { name: /^(Rabattkod|Promo code)$/ }).fill(code);
      await step('code', () => page.getByRole('button', { name: /^(Använd|Apply)$/ }).click());
      await expect(page.getByText(new RegExp(`^(Rabattkoden|Promo code) ${code}`)).first()).toBeVisible();
    }
    await step('zip', () => showPayments(page, POSTAL_CODES[market]));
    const carriers = page.getByRole('region', { name: /^(Frakt|Shipping)$/ }).getByRole('radio', { checked: false });
    if ((await carriers.count()) > 0) await step('carrier', () => carriers.last().check());
    const label = { invoice: /^(Faktura|Invoice)/, card: /^(Kort|Card)/ };
    const option = payment === 'invoice' || payment === 'card' ? label[payment] : new RegExp(`^${payment}`);
    if (payment !== 'invoice') await step(payment, () => main.getByRole('radio', { name: option }).check());
    await step('quantity', () =>
      main
        .getByRole('button', { name: /^(Öka antal|Increase quantity)$/ })
        .last()
        .click(),
    );

    const pay = PAYMENTS_BY_FORM.includes(payment) ? payInForm : payWithFields;
    const { shown, atProvider } = await pay(page, one);
    test.info().annotations.push({ type: 'totals', description: seen.join(', ') });
    if (atProvider !== undefined) expect(atProvider, 'the page of the provider').toBe(shown);
    await expect(page).toHaveURL(CONFIRMED);
    await expect(page.getByRole('heading', { level: 1, name: /Maja/ })).toBeVisible();
    expect(await orderTotal(page, context, origin)).toBe(shown);
    const receipt = page.getByRole('main').locator('[data-row=total] dd, dl > div').filter({ hasText: /\d/ }).last();
    expect(minorUnits((await receipt.textContent()) ?? ''), 'the confirmation').toBe(shown);
  });
}

const CHANNELS = {
  sv: { channelId: '1|se', languageId: 'sv-SE' },
  en: { channelId: '3|com', languageId: 'en-US' },
};

/** The total of a browser’s cart in the API, in minor units. */
async function totalOf(context: BrowserContext, origin: string, variables: Record<string, string>): Promise<number> {
  const { getCart } = await graphql<{ getCart: { summary: { total: { sellingPriceIncVat: number } } } }>(
    `
      query ($id: String, $channelId: String, $languageId: String, $marketId: String) {
        getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
          summary {
            total {
              sellingPriceIncVat
            }
          }
        }
      }
    `,
    variables,
    await shopperHeaders(context, origin),
  );
  return Math.round(getCart.summary.total.sellingPriceIncVat * 100);
}

interface Paid {
  /** The last total of the checkout. */
  shown: number;
  /** The amount on the page of the provider. */
  atProvider?: number;
}

async function payWithFields(page: Page, { language, market, payment, isCompany }: CheckoutCase): Promise<Paid> {
  const main = page.getByRole('main');
  const texts = language === 'sv' ? SWEDISH : ENGLISH;
  await main.getByLabel(/^(E-post|Email)$/).fill('maja@hemvist.example');
  for (const [label, value] of texts.checkout.fields) {
    await main.getByLabel(label, { exact: true }).fill(value);
  }
  const hasPersonalId = market === 'se' && payment === 'invoice' && !isCompany;
  await expect(personalIdIn(page)).toHaveCount(hasPersonalId ? 1 : 0);
  if (hasPersonalId) await personalIdIn(page).fill(PERSONAL_ID);
  if (isCompany) {
    if (market === 'se') await main.getByLabel(/^(Organisationsnummer|Organization number)/).fill('556036-0793');
    await main
      .getByLabel(/^(Företag|Company)$/)
      .and(main.getByRole('textbox'))
      .fill('Hemvist AB');
  }
  await main.getByRole('checkbox', { name: texts.checkout.terms }).check();
  const shown = await shownTotal(page);
  await main.getByRole('button', { name: texts.checkout.order }).click();
  if (payment !== 'card') return { shown };
  await expect(page).toHaveURL(REDIRECTED);
  const atProvider = minorUnits((await page.locator('tr').last().locator('td').last().textContent()) ?? '');
  await page.getByRole('button', { name: /^(Slutför betalningen|Complete the payment)$/ }).click();
  return { shown, atProvider };
}

async function payInForm(page: Page, { payment, language }: CheckoutCase): Promise<Paid> {
  const form = page.frameLocator(`iframe[title$="${payment}"]`).frameLocator('iframe');
  for (const [label, value] of Object.entries(FORM_FIELDS[language])) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  const shown = await shownTotal(page);
  const atProvider = minorUnits((await form.locator('tr').last().locator('td').last().textContent()) ?? '');
  await form.getByRole('button', { name: /^(Slutför betalningen|Complete the payment)$/ }).click();
  return { shown, atProvider };
}

/** Labels of the sandbox's form, whose city is enough in every country. */
const FORM_FIELDS = {
  sv: { 'E-post': 'maja@hemvist.example', Förnamn: 'Maja', Efternamn: 'Lind', Adress: 'Björkvägen 2', Ort: 'Åstad' },
  en: {
    Email: 'maja@hemvist.example',
    'First name': 'Maja',
    'Last name': 'Lind',
    Address: 'Björkvägen 2',
    City: 'Åstad',
  },
};
