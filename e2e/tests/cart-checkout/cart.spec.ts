import type { Locator, Page } from '@playwright/test';
import { fillCart, readCart, skuOf } from '../../support/cart.ts';
import { graphql } from '../../support/graphql.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { cookiesOf } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

const SWEDISH = {
  language: 'sv',
  /** A product with a small stock, which no other test orders. */
  scarce: '/p/svarv-skal-valnot',
  list: '/c/beslag/krokar',
  checkout: '/kassan',
  add: 'Lägg i varukorgen',
  quantity: 'Antal',
  increase: 'Öka antal',
  short: (stock: number) => `Endast ${stock} kvar på lager`,
  cart: (count: number) => new RegExp(`^Varukorg, ${count} var`),
  emptyCart: 'Varukorg, tom',
  panel: 'Varukorg',
  empty: 'Varukorgen är tom',
  remove: 'Ta bort',
  removed: 'togs bort.',
  undo: 'Ångra',
  toCheckout: /till kassan/i,
  rows: ['Delsumma', 'Rabattkod WELCOME10', 'Frakt', 'Totalt'],
  promoCode: 'Rabattkod',
  apply: 'Använd',
  summary: 'Din order',
  invalid: 'Koden är ej giltig',
  unmet: 'Du har inte uppfyllt kraven för denna kod',
  applied: 'Rabattkoden WELCOME10 är tillagd',
  removeCode: 'Ta bort rabattkoden',
} as const;
const ENGLISH = {
  language: 'en',
  scarce: '/en/p/svarv-bowl-walnut',
  list: '/en/c/hardware/hooks',
  checkout: '/en/checkout',
  add: 'Add to cart',
  quantity: 'Quantity',
  increase: 'Increase quantity',
  short: (stock: number) => `Only ${stock} left in stock`,
  cart: (count: number) => new RegExp(`^Cart, ${count} item`),
  emptyCart: 'Cart, empty',
  panel: 'Cart',
  empty: 'Your cart is empty',
  remove: 'Remove',
  removed: 'was removed.',
  undo: 'Undo',
  toCheckout: /go to checkout/i,
  rows: ['Subtotal', 'Promo code WELCOME10', 'Shipping', 'Total'],
  promoCode: 'Promo code',
  apply: 'Apply',
  summary: 'Your order',
  invalid: "This code isn't valid",
  unmet: "Your cart doesn't meet the requirements for this code",
  applied: 'Promo code WELCOME10 applied',
  removeCode: 'Remove promo code',
} as const;
const YEAR_S = 31_536_000;
/** Two products with one size each, at full price. */
const KNOB = 'sol-knopp-massing';
const STOOL = 'trefot-pall-ek';

const cartButton = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('banner').getByRole('button', { name });

test('the first product creates a cart, kept for a year and fetched again on focus [CART-12, CART-14, CART-17]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const { skuId } = await skuOf('svarv-skal-valnot');
  await open(sv + SWEDISH.scarce);
  expect((await cookiesOf(context, sv)).has('ralph-cart')).toBe(false);

  await page.getByRole('main').getByRole('button', { name: SWEDISH.add }).first().click();
  await expect(cartButton(page, SWEDISH.cart(1))).toBeVisible();

  const cookie = (await context.cookies(sv)).find(({ name }) => name === 'ralph-cart');
  const id = cookie?.value ?? '';
  expect(await readCart(id)).toEqual({ isCompleted: false, items: [{ skuId, quantity: 1 }] });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - YEAR_S)).toBeLessThan(120);

  // Changed on another device. The page keeps its cart until its window has the focus again.
  await graphql('mutation ($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { id } }', {
    id,
    item: { skuId, quantity: 3 },
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cartButton(page, SWEDISH.cart(3))).toBeVisible();
});

for (const texts of sampleVariants('cart', [SWEDISH, ENGLISH])) {
  const siteOf = (sv: string, en: string) => (texts.language === 'sv' ? sv : en);

  test(`the stock limits what is added, together with the quantity in the cart (${texts.language}) [CART-21, CART-22]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const { inStock } = await skuOf(texts.scarce.split('/').at(-1) ?? '');
    await open(siteOf(sv, en) + texts.scarce);
    const quantity = page.getByRole('main').getByRole('textbox', { name: texts.quantity });
    const add = page.getByRole('main').getByRole('button', { name: texts.add }).first();
    expect(inStock).toBeGreaterThan(2);

    await quantity.fill(String(inStock - 1));
    await add.click();
    await expect(cartButton(page, texts.cart(inStock - 1))).toBeVisible();

    // Two more would be in stock, if none were in the cart.
    await quantity.fill('2');
    await add.click();
    await expect(page.getByText(texts.short(inStock))).toBeVisible();
    await expect(cartButton(page, texts.cart(inStock - 1))).toBeVisible();
  });

  test(`the cart shows its items and totals, leads to the checkout and can be emptied (${texts.language}) [CART-24, CART-25]`, async ({
    page,
    context,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const [knob, stool] = await Promise.all([skuOf(KNOB), skuOf(STOOL)]);
    const id = await fillCart(context, site, [
      { skuId: knob.skuId, quantity: 1 },
      { skuId: stool.skuId, quantity: 1 },
    ]);
    const expected = await applyCode(id, texts.language);
    await open(site + texts.list);
    await cartButton(page, texts.cart(2)).click();
    const panel = page.getByRole('dialog', { name: texts.panel });
    const lines = panel.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: texts.quantity }) });
    const quantity = lines.first().getByRole('textbox');

    await expect(lines).toHaveCount(2);
    for (const [index, name] of texts.rows.entries()) {
      await expect(row(panel, name)).toContainText(expected[index] ?? 'no amount');
    }
    await expect(panel.getByRole('link', { name: texts.toCheckout })).toHaveAttribute('href', texts.checkout);

    await lines.first().getByRole('button', { name: texts.increase }).click();
    await expect(quantity).toHaveValue('2');
    await expect(cartButton(page, texts.cart(3))).toBeAttached();
    expect((await readCart(id)).items).toContainEqual({ skuId: knob.skuId, quantity: 2 });

    await lines
      .first()
      .getByRole('button', { name: new RegExp(`^${texts.remove} `) })
      .click();
    await expect(panel.getByRole('group', { name: new RegExp(`${texts.removed}$`) })).toBeFocused();
    await expect(lines).toHaveCount(1);
    await panel.getByRole('button', { name: texts.undo }).click();
    await expect(lines).toHaveCount(2);
    await expect(quantity).toHaveValue('2');

    for (const left of [1, 0]) {
      await lines
        .first()
        .getByRole('button', { name: new RegExp(`^${texts.remove} `) })
        .click();
      await expect(lines).toHaveCount(left);
    }
    await expect(panel).toContainText(texts.empty);
    expect((await readCart(id)).items).toEqual([]);
  });

  test(`a promo code is refused, applied and removed (${texts.language}) [CART-26, CART-27, CART-28]`, async ({
    page,
    context,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const { skuId } = await skuOf(KNOB);
    await fillCart(context, site, [{ skuId, quantity: 2 }]);
    await open(site + texts.checkout);
    await page.locator('summary', { hasText: texts.promoCode }).click();
    const field = page.getByRole('textbox', { name: texts.promoCode });
    const summary = page.getByRole('complementary', { name: texts.summary });
    const use = async (code: string) => {
      await field.fill(code);
      await page.getByRole('button', { name: texts.apply, exact: true }).click();
    };

    await use('FINNS-INTE');
    await expect(page.getByText(texts.invalid)).toBeVisible();
    await use('HEMMA20');
    await expect(page.getByText(texts.unmet)).toBeVisible();
    await expect(row(summary, texts.promoCode)).toHaveCount(0);

    await use('welcome10');
    await expect(page.getByText(texts.applied)).toBeVisible();
    await expect(row(summary, texts.rows[1])).toContainText(/[1-9]/);

    await page.getByRole('button', { name: texts.removeCode }).click();
    await expect(field).toBeVisible();
    await expect(row(summary, texts.promoCode)).toHaveCount(0);
  });
}

/** A row of the totals. */
function row(totals: Locator, name: string): Locator {
  return totals.locator('dl > div').filter({ hasText: name }).last();
}

const FREE = { sv: 'Fri frakt', en: 'Free shipping' };

/** Applies the promo code with the API. @returns subtotal, discount, shipping and total, as the site formats them */
async function applyCode(id: string, language: 'sv' | 'en'): Promise<string[]> {
  const site =
    language === 'sv'
      ? { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }
      : { channelId: '3|com', languageId: 'en-US', marketId: 'eu' };
  const { cart } = await graphql<{
    cart: { summary: { subTotal: Price; total: Price; shipping: { feeIncVat: number; feeIncVatFormatted: string } } };
  }>(
    `
      mutation ($id: String!, $channelId: String, $languageId: String, $marketId: String) {
        cart: setCartPromoCode(
          id: $id
          promoCode: "WELCOME10"
          channelId: $channelId
          languageId: $languageId
          marketId: $marketId
        ) {
          summary {
            shipping {
              feeIncVat
              feeIncVatFormatted
            }
            subTotal {
              ...price
            }
            total {
              ...price
            }
          }
        }
      }
      fragment price on PriceType {
        sellingPriceIncVatFormatted
        discountIncVatFormatted
      }
    `,
    { id, ...site },
  );
  const { subTotal, total, shipping } = cart.summary;
  return [
    subTotal.sellingPriceIncVatFormatted,
    total.discountIncVatFormatted,
    shipping.feeIncVat === 0 ? FREE[language] : shipping.feeIncVatFormatted,
    total.sellingPriceIncVatFormatted,
  ];
}

interface Price {
  sellingPriceIncVatFormatted: string;
  discountIncVatFormatted: string;
}
