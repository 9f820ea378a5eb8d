import type { Locator, Page } from '@playwright/test';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { rawPost } from '../../support/rawPost.ts';
import { expect, test } from '../../support/siteTest.ts';

interface Texts {
  language: 'sv' | 'en';
  list: string;
  more: string;
  productPath: string;
  product: string;
  size: RegExp;
  add: string;
  quantity: string;
  added: string;
  sizeMissing: string;
  short: RegExp;
  failed: string;
  emptyCart: string;
  cart: (count: number) => RegExp;
  checkoutPath: string;
  summary: string;
  pieces: string;
  total: RegExp;
  otherWay: string;
}

const SWEDISH: Texts = {
  language: 'sv',
  list: '/allt',
  more: 'Visa fler',
  productPath: '/p/handtag/linje-stanghandtag-massing',
  product: 'Linje stånghandtag, mässing',
  size: /^128 mm/,
  add: 'Lägg i varukorgen',
  quantity: 'Antal',
  added: 'Linje stånghandtag, mässing 128 mm ligger i varukorgen',
  sizeMissing: 'Du måste välja storlek först',
  short: /Endast [1-9]\d* kvar på lager/,
  failed: 'Det gick inte att lägga varan i varukorgen. Försök igen.',
  emptyCart: 'Varukorg, tom',
  cart: (count) => new RegExp(`Varukorg, ${count} var`),
  checkoutPath: '/kassan',
  summary: 'Din order',
  pieces: '2 st, 128 mm',
  total: /Totalt.*427\skr/s,
  otherWay: 'Du kan beställa utan JavaScript',
};

const ENGLISH: Texts = {
  language: 'en',
  list: '/en/allt',
  more: 'Show more',
  productPath: '/en/p/handles/linje-bar-handle-brass',
  product: 'Linje bar handle, brass',
  size: /^128 mm/,
  add: 'Add to cart',
  quantity: 'Quantity',
  added: 'Linje bar handle, brass 128 mm was added to your cart',
  sizeMissing: 'Please choose a size first',
  short: /Only [1-9]\d* left in stock/,
  failed: "We couldn't add this to your cart. Please try again.",
  emptyCart: 'Cart, empty',
  cart: (count) => new RegExp(`Cart, ${count} item`),
  checkoutPath: '/en/checkout',
  summary: 'Your order',
  pieces: '2 pcs, 128 mm',
  total: /Total.*€\d/s,
  otherWay: 'You can order without JavaScript',
};

const WIDTHS = [390, 1440];
const FIELDS = { intent: 'add-to-cart', skuId: '20002', quantity: '1' };

test.use({ javaScriptEnabled: false });

const main = (page: Page): Locator => page.getByRole('main');

for (const texts of sampleVariants('without JavaScript', [SWEDISH, ENGLISH])) {
  for (const width of sampleVariants(`without JavaScript ${texts.language}`, WIDTHS)) {
    const where = `without JavaScript (${texts.language}, ${width} px)`;

    test.describe(where, () => {
      test.use({ viewport: { width, height: 900 } });

      test(`links lead through the pages of a list ${where}`, async ({ page, sv, en }) => {
        await page.goto((texts.language === 'sv' ? sv : en) + texts.list);
        const first = await main(page).getByRole('article').first().getByRole('link').first().getAttribute('href');

        await main(page).getByRole('link', { name: texts.more }).click();

        await expect(page).toHaveURL(/\?page=2$/);
        await expect(main(page).getByRole('article').first()).toBeVisible();
        await expect(main(page).getByRole('article').first().getByRole('link').first()).not.toHaveAttribute(
          'href',
          first ?? '',
        );
      });

      test(`a product is rendered, added to the cart and listed at the checkout ${where} [CART-19, CART-20, CART-21]`, async ({
        page,
        sv,
        en,
      }) => {
        await page.goto((texts.language === 'sv' ? sv : en) + texts.productPath);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.product);
        await expect(main(page).locator('img').first()).toHaveAttribute('src', /^\/images\//);

        // Without a size there is a refusal, and the cart stays empty.
        await addButton(page, texts).click();
        await expect(page.getByRole('status').filter({ hasText: texts.sizeMissing })).toBeVisible();
        await expect(page.getByRole('link', { name: texts.emptyCart })).toBeVisible();

        await selectSize(page, texts);
        await main(page).getByRole('textbox', { name: texts.quantity }).fill('2');
        const posted = page.waitForResponse((response) => response.request().method() === 'POST');
        await addButton(page, texts).click();
        expect((await posted).status()).toBe(303);
        const notice = page.getByRole('status').filter({ hasText: texts.added });
        await expect(notice).toBeVisible();
        await expect(page).toHaveURL((texts.language === 'sv' ? sv : en) + texts.productPath);
        await expect(page.getByRole('link', { name: texts.cart(2) })).toBeVisible();

        // The notice is rendered only once.
        await page.goto(page.url());
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(notice).toHaveCount(0);

        // More than the stock, including the quantity in the cart.
        await selectSize(page, texts);
        await main(page).getByRole('textbox', { name: texts.quantity }).fill('999');
        await addButton(page, texts).click();
        await expect(page.getByRole('status').filter({ hasText: texts.short })).toBeVisible();
        await expect(page.getByRole('link', { name: texts.cart(2) })).toBeVisible();

        await page.getByRole('link', { name: texts.cart(2) }).click();
        await expect(page).toHaveURL(new RegExp(`${texts.checkoutPath}$`));
        const summary = page.getByRole('complementary', { name: texts.summary });
        await expect(summary.getByRole('listitem')).toHaveCount(1);
        await expect(summary).toContainText(texts.product);
        await expect(summary).toContainText(texts.pieces);
        await expect(summary).toContainText(texts.total);
        // Playwright's text matching ignores `noscript`.
        const offer = main(page).locator('noscript > *');
        await expect(offer).toBeVisible();
        expect(await offer.evaluate(({ textContent }) => textContent)).toContain(texts.otherWay);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    });
  }

  test(`a form post responds 303 to its page, with the cart id and a one-time notice (${texts.language})`, async ({
    sv,
    en,
  }) => {
    const site = texts.language === 'sv' ? sv : en;

    const { status, headers } = await rawPost(site, `${texts.productPath}?q=1`, FIELDS);

    expect(status).toBe(303);
    expect(headers.location).toBe(`${texts.productPath}?q=1`);
    expect(headers['cache-control']).toBe('no-store');
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies.find((text) => text.startsWith('ralph-cart='))).toMatch(
      /^ralph-cart=[\w-]{8,64}; Path=\/; Max-Age=31536000; SameSite=Lax$/,
    );
    expect(cookies.find((text) => text.startsWith('flash='))).toMatch(/; Max-Age=60; SameSite=Lax; HttpOnly$/);

    const cookie = cookies.map((text) => text.split(';', 1)[0]).join('; ');
    const withNotice = await httpGet(site + texts.productPath, { cookie });
    expect(withNotice.body).toContain(texts.added);
    expect(withNotice.headers['cache-control']).toBe('private, no-store');
    expect(withNotice.headers['set-cookie']?.join()).toMatch(/^flash=; Path=\/; Max-Age=0/);
    const other = await httpGet(site + texts.list, { cookie });
    expect(other.body).not.toContain(texts.added);
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  test(`a cross-origin form post is refused (${texts.language})`, async ({ sv, en }) => {
    const site = texts.language === 'sv' ? sv : en;

    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: texts.language === 'sv' ? en : sv },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await rawPost(site, texts.productPath, FIELDS, headers);
      expect([headers, response.status]).toEqual([headers, 403]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });
}

test('an invalid form post redirects to its page, which shows an error', async ({ sv }) => {
  const { status, headers } = await rawPost(sv, SWEDISH.productPath, {
    intent: 'add-to-cart',
    skuId: '1;',
    quantity: '-4',
  });
  expect(status).toBe(303);

  const cookie = headers['set-cookie']?.map((text) => text.split(';', 1)[0]).join('; ') ?? '';
  const { body } = await httpGet(sv + SWEDISH.productPath, { cookie });

  expect(body).toContain(SWEDISH.failed);
});

test('a forged action result is not rendered', async ({ sv }) => {
  for (const text of ['<b>Hej</b>', '{}', `{"path":"${SWEDISH.productPath}","result":{"text":"Du har vunnit"}}`]) {
    const { status, body } = await httpGet(sv + SWEDISH.productPath, { cookie: `flash=${encodeURIComponent(text)}` });

    expect([text, status]).toEqual([text, 200]);
    expect(body).not.toContain('vunnit');
    expect(body).not.toContain('<b>Hej</b>');
  }
});

test('an address without forms responds 405, and a guarded one redirects', async ({ sv }) => {
  for (const path of ['/', '/allt', '/finns/inte/alls']) {
    const { status, headers } = await rawPost(sv, path, FIELDS);
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
  }

  const guarded = await rawPost(sv, '/mina-sidor/ordrar', FIELDS);
  expect([guarded.status, guarded.headers.location]).toEqual([303, '/?action=login&next=%2Fmina-sidor%2Fordrar']);
  const withSlash = await rawPost(sv, `${SWEDISH.productPath}/`, FIELDS);
  expect([withSlash.status, withSlash.headers.location]).toEqual([303, `${SWEDISH.productPath}/`]);
});

test('no form post redirects to another host', async ({ sv }) => {
  for (const path of ['//evil.example/p/handtag/krok', '/\\evil.example/x', `//evil.example${SWEDISH.productPath}`]) {
    const { status, headers } = await rawPost(sv, path, FIELDS);

    expect([200, 303, 307, 405]).toContain(status);
    expect(new URL(headers.location ?? '/', sv).origin).toBe(sv);
  }
});

/** That of the form. On a phone the bar at the lower edge has another one. */
function addButton(page: Page, { add }: { add: string }): Locator {
  return main(page).getByRole('button', { name: add }).first();
}

async function selectSize(page: Page, { size }: Texts): Promise<void> {
  await main(page).getByRole('radio', { name: size }).check();
}
