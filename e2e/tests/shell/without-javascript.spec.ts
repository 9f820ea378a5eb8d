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
  payingNeeds: string;
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
  payingNeeds: 'Du behöver JavaScript för att betala',
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
  payingNeeds: 'You need JavaScript to pay',
};

const WIDTHS = [390, 1440];
const FIELDS = { intent: 'add-to-cart', skuId: '20002', quantity: '1' };

test.use({ javaScriptEnabled: false });

const main = (page: Page): Locator => page.getByRole('main');

for (const words of [SWEDISH, ENGLISH]) {
  for (const width of sampleVariants(`without JavaScript ${words.language}`, WIDTHS)) {
    const where = `without JavaScript (${words.language}, ${width} px)`;

    test.describe(where, () => {
      test.use({ viewport: { width, height: 900 } });

      test(`a list is read page by page by its links ${where}`, async ({ page, sv, en }) => {
        await page.goto((words.language === 'sv' ? sv : en) + words.list);
        const first = await main(page).getByRole('article').first().getByRole('link').first().getAttribute('href');

        await main(page).getByRole('link', { name: words.more }).click();

        await expect(page).toHaveURL(/\?page=2$/);
        await expect(main(page).getByRole('article').first()).toBeVisible();
        await expect(main(page).getByRole('article').first().getByRole('link').first()).not.toHaveAttribute(
          'href',
          first ?? '',
        );
      });

      test(`CART-19 CART-20 CART-21 a product is read, put into the cart and shown at the checkout ${where}`, async ({
        page,
        sv,
        en,
      }) => {
        await page.goto((words.language === 'sv' ? sv : en) + words.productPath);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.product);
        await expect(main(page).locator('img').first()).toHaveAttribute('src', /^\/images\//);

        // Without a size there is a refusal, and the cart stays empty.
        await main(page).getByRole('button', { name: words.add }).click();
        await expect(page.getByRole('status').filter({ hasText: words.sizeMissing })).toBeVisible();
        await expect(page.getByRole('link', { name: words.emptyCart })).toBeVisible();

        await chooseSize(page, words);
        await main(page).getByRole('textbox', { name: words.quantity }).fill('2');
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await main(page).getByRole('button', { name: words.add }).click();
        expect((await answered).status()).toBe(303);
        const notice = page.getByRole('status').filter({ hasText: words.added });
        await expect(notice).toBeVisible();
        await expect(page).toHaveURL((words.language === 'sv' ? sv : en) + words.productPath);
        await expect(page.getByRole('link', { name: words.cart(2) })).toBeVisible();

        // Told once.
        await page.goto(page.url());
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(notice).toHaveCount(0);

        // More than there is, counting what is in the cart already.
        await chooseSize(page, words);
        await main(page).getByRole('textbox', { name: words.quantity }).fill('999');
        await main(page).getByRole('button', { name: words.add }).click();
        await expect(page.getByRole('status').filter({ hasText: words.short })).toBeVisible();
        await expect(page.getByRole('link', { name: words.cart(2) })).toBeVisible();

        await page.getByRole('link', { name: words.cart(2) }).click();
        await expect(page).toHaveURL(new RegExp(`${words.checkoutPath}$`));
        const summary = page.getByRole('complementary', { name: words.summary });
        await expect(summary.getByRole('listitem')).toHaveCount(1);
        await expect(summary).toContainText(words.product);
        await expect(summary).toContainText(words.pieces);
        await expect(summary).toContainText(words.total);
        // Playwright's own search for text passes over `noscript`.
        const warning = main(page).locator('noscript > *');
        await expect(warning).toBeVisible();
        expect(await warning.evaluate(({ textContent }) => textContent)).toContain(words.payingNeeds);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    });
  }

  test(`a form is answered with 303 back to its page, with the cart’s id and a notice that is told once (${words.language})`, async ({
    sv,
    en,
  }) => {
    const site = words.language === 'sv' ? sv : en;

    const { status, headers } = await rawPost(site, `${words.productPath}?q=1`, FIELDS);

    expect(status).toBe(303);
    expect(headers.location).toBe(`${words.productPath}?q=1`);
    expect(headers['cache-control']).toBe('no-store');
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies.find((text) => text.startsWith('ralph-cart='))).toMatch(
      /^ralph-cart=[\w-]{8,64}; Path=\/; Max-Age=31536000; SameSite=Lax$/,
    );
    expect(cookies.find((text) => text.startsWith('flash='))).toMatch(/; Max-Age=60; SameSite=Lax; HttpOnly$/);

    const cookie = cookies.map((text) => text.split(';', 1)[0]).join('; ');
    const shown = await httpGet(site + words.productPath, { cookie });
    expect(shown.body).toContain(words.added);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.headers['set-cookie']?.join()).toMatch(/^flash=; Path=\/; Max-Age=0/);
    const other = await httpGet(site + words.list, { cookie });
    expect(other.body).not.toContain(words.added);
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  test(`a form from another site changes nothing (${words.language})`, async ({ sv, en }) => {
    const site = words.language === 'sv' ? sv : en;

    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: words.language === 'sv' ? en : sv },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await rawPost(site, words.productPath, FIELDS, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
}

test('a form of nonsense comes back to its page, which says that it did not work', async ({ sv }) => {
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

test('what nobody told is not shown', async ({ sv }) => {
  for (const text of ['<b>Hej</b>', '{}', `{"path":"${SWEDISH.productPath}","result":{"text":"Du har vunnit"}}`]) {
    const { status, body } = await httpGet(sv + SWEDISH.productPath, { cookie: `flash=${encodeURIComponent(text)}` });

    expect([text, status]).toEqual([text, 200]);
    expect(body).not.toContain('vunnit');
    expect(body).not.toContain('<b>Hej</b>');
  }
});

test('an address that takes no forms says so, and a guarded one keeps its guard', async ({ sv }) => {
  for (const path of ['/', '/allt', '/kassan', '/finns/inte/alls']) {
    const { status, headers } = await rawPost(sv, path, FIELDS);
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
  }

  const guarded = await rawPost(sv, '/mina-sidor/ordrar', FIELDS);
  expect([guarded.status, guarded.headers.location]).toEqual([303, '/']);
  const elsewhere = await rawPost(sv, `${SWEDISH.productPath}/`, FIELDS);
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([303, `${SWEDISH.productPath}/`]);
});

test('no address that is posted to leads to another host', async ({ sv }) => {
  for (const path of ['//evil.example/p/handtag/krok', '/\\evil.example/x', `//evil.example${SWEDISH.productPath}`]) {
    const { status, headers } = await rawPost(sv, path, FIELDS);

    expect([200, 303, 307, 405]).toContain(status);
    expect(new URL(headers.location ?? '/', sv).origin).toBe(sv);
  }
});

async function chooseSize(page: Page, { size }: Texts): Promise<void> {
  await main(page).getByRole('radio', { name: size }).check();
}
