import type { Page } from '@playwright/test';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, hydrated, listen, test, touch } from '../../support/siteTest.ts';

interface Texts {
  language: 'sv' | 'en';
  list: string;
  favorites: string;
  /** Label of the favorite button of a product. */
  heart: (name: string) => string;
  badge: (count: number) => RegExp;
  saved: RegExp;
  undo: string;
  empty: string;
  add: (name: string) => string;
  added: RegExp;
}

const SWEDISH: Texts = {
  language: 'sv',
  list: '/c/beslag/knoppar',
  favorites: '/favoriter',
  heart: (name) => `Lägg till ${name} i favoriter`,
  badge: (count) => (count === 0 ? /^Favoriter$/ : new RegExp(`^Favoriter, ${count} `)),
  saved: /^3 sparade$/,
  undo: 'Ångra',
  empty: 'Inget sparat ännu',
  add: (name) => `Lägg ${name} i varukorgen`,
  added: /Varukorg, 1 var/,
};

const ENGLISH: Texts = {
  language: 'en',
  list: '/en/c/hardware/knobs',
  favorites: '/en/favorites',
  heart: (name) => `Add ${name} to favorites`,
  badge: (count) => (count === 0 ? /^Favorites$/ : new RegExp(`^Favorites, ${count} `)),
  saved: /^3 saved$/,
  undo: 'Undo',
  empty: 'Nothing saved yet',
  add: (name) => `Add ${name} to cart`,
  added: /Cart, 1 item/,
};

const cardNames = (page: Page) => page.getByRole('article').getByRole('heading');
/** An id that no product has. */
const UNKNOWN_PRODUCT = 999_999;

for (const texts of sampleVariants('favorites', [SWEDISH, ENGLISH])) {
  const badge = (page: Page, count: number) => page.getByRole('link', { name: texts.badge(count) });

  test(`two tabs share one list of favorites, in the order of saving (${texts.language}) [FAV-03, FAV-04, FAV-05]`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
    context,
  }) => {
    const origin = { sv, en }[texts.language];
    await open(origin + texts.list);
    const [first = '', second = '', third = ''] = await cardNames(page).allTextContents();
    const other = await context.newPage();
    listen(other, consoleMessages);
    await other.goto(origin + texts.list);
    await hydrated(other);
    await touch(other);
    const heartIn = (tab: Page, name: string) => tab.getByRole('button', { name: texts.heart(name), exact: true });

    await heartIn(page, second).click();
    await heartIn(page, first).click();
    await expect(badge(page, 2)).toBeVisible();
    await expect(badge(other, 2)).toBeVisible();
    await expect(heartIn(other, second)).toHaveAttribute('aria-pressed', 'true');
    await heartIn(other, third).click();
    await expect(badge(page, 3)).toBeVisible();

    await page.reload();
    await expect(badge(page, 3)).toBeVisible();
    await expect(heartIn(page, third)).toHaveAttribute('aria-pressed', 'true');

    await open(origin + texts.favorites);
    await expect(cardNames(page)).toHaveText([second, first, third]);
    await expect(page.getByText(texts.saved)).toBeVisible();
    await heartIn(page, first).click();
    await expect(cardNames(page)).toHaveText([second, third]);
    await expect(page.getByRole('link', { name: third, exact: true })).toBeFocused();
    await expect(badge(other, 2)).toBeVisible();
    await page.getByRole('button', { name: texts.undo }).click();
    await expect(cardNames(page)).toHaveText([second, first, third]);
    await expect(badge(other, 3)).toBeVisible();

    // Changes in another tab are rendered in this one.
    await heartIn(other, second).click();
    await expect(cardNames(page)).toHaveText([first, third]);
    await heartIn(other, second).click();
    await expect(cardNames(page)).toHaveText([first, third, second]);
  });

  test(`an unknown product is removed from the favorites, and the page is noindex (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
    context,
  }) => {
    const origin = { sv, en }[texts.language];
    const value = encodeURIComponent(JSON.stringify({ favorites: [UNKNOWN_PRODUCT] }));
    await context.addCookies([{ name: 'ralph', value, url: origin }]);

    await open(origin + texts.favorites);

    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
    await expect(badge(page, 0)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect
      .poll(async () => {
        const cookies = await context.cookies(origin);
        return decodeURIComponent(cookies.find(({ name }) => name === 'ralph')?.value ?? '');
      })
      .toContain('"favorites":[]');
  });

  test(`a card adds a product with one size to the cart without leaving the list (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await open({ sv, en }[texts.language] + texts.list);
    const add = page.getByRole('button', { name: new RegExp(texts.add('.+')) }).first();
    await expect(add).toHaveCSS('opacity', '0');
    const address = page.url();

    await add.focus();
    await expect(add).toHaveCSS('opacity', '1');
    await add.press('Enter');

    await expect(page.getByRole('button', { name: texts.added })).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

test('the second image of a card is loaded on hover, not before', async ({ page, sv, open }) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/product/')) images.push(request.url());
  });
  await open(sv + SWEDISH.list);
  await page.waitForLoadState('networkidle');
  expect(images.length).toBeGreaterThan(3);
  expect(images.filter((url) => url.endsWith('-2.webp'))).toEqual([]);

  await page.getByRole('article').first().hover();

  await expect.poll(() => images.filter((url) => url.endsWith('-2.webp')).length).toBe(1);
});
