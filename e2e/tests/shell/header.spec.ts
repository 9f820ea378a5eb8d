import { startIsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { watchShifts } from '../../support/layoutShift.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, hydrated, listen, test, touch } from '../../support/siteTest.ts';
import { tabTo } from '../../support/tabTo.ts';

const PHONE = { width: 390, height: 844 };
const LANDSCAPE_PHONE = { width: 720, height: 450 };
const DESKTOP = { width: 1440, height: 900 };

const SWEDISH = {
  language: 'sv',
  home: '/',
  list: '/c/beslag/krokar',
  logo: 'Hemvist, till startsidan',
  mainMenu: 'Huvudmeny',
  menu: 'Meny',
  search: 'Sök',
  searchField: 'Sök i butiken',
  branch: 'Beslag',
  lastItem: 'Rea',
  allWithin: 'Visa allt inom Beslag',
  category: 'Beslag',
  column: 'Handtag',
  shortcut: 'Kundservice',
  organization: 'Företag',
  close: 'Stäng',
  product: '/p/pallar/trefot-pall-ek',
  addFavorite: /^Lägg till .* i favoriter/,
  favorites: (count: number) => `Favoriter, ${count} sparad`,
  favoritesTitle: 'Favoriter',
  add: 'Lägg i varukorgen',
  cart: /^Varukorg, 1 vara, [\d\s]+kr$/,
  cartTitle: 'Varukorg',
} as const;

const ENGLISH = {
  language: 'en',
  home: '/en',
  list: '/en/c/hardware/hooks',
  logo: 'Hemvist, go to home page',
  mainMenu: 'Main menu',
  menu: 'Menu',
  search: 'Search',
  searchField: 'Search the shop',
  branch: 'Hardware',
  lastItem: 'Sale',
  allWithin: 'Show all within Hardware',
  category: 'Hardware',
  column: 'Handles',
  shortcut: 'Customer service',
  organization: 'Business',
  close: 'Close',
  product: '/en/p/stools/trefot-stool-oak',
  addFavorite: /^Add .* to favorites/,
  favorites: (count: number) => `Favorites, ${count} saved`,
  favoritesTitle: 'Favorites',
  add: 'Add to cart',
  cart: /^Cart, 1 item, €[\d.,]+$/,
  cartTitle: 'Cart',
} as const;

for (const texts of sampleVariants('header', [SWEDISH, ENGLISH])) {
  test(`the ${texts.language} header is 60 px high with a menu button on a phone, 80 px with the navigation on a desktop, and links home [HEAD-01, HEAD-03, HEAD-24]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const origin = { sv, en }[texts.language];
    await page.setViewportSize(PHONE);
    await open(origin + texts.list);
    const header = page.getByRole('banner');
    const navigation = header.getByRole('navigation', { name: texts.mainMenu });
    expect((await header.boundingBox())?.height).toBe(60);
    await expect(navigation).toBeHidden();
    await expect(header.getByRole('button', { name: texts.menu, exact: true })).toBeVisible();

    await page.setViewportSize(DESKTOP);
    expect((await header.boundingBox())?.height).toBe(80);
    await expect(navigation.getByRole('button', { name: texts.branch })).toBeVisible();
    await expect(header.getByRole('button', { name: texts.menu, exact: true })).toBeHidden();

    // The narrowest width with the navigation.
    await page.setViewportSize({ width: 1024, height: 768 });
    const last = await navigation.getByRole('link', { name: texts.lastItem }).boundingBox();
    const search = await header.getByRole('search').boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(search?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);

    await header.getByRole('link', { name: texts.logo }).click();
    await expect(page).toHaveURL(origin + texts.home);
  });

  test(`on a phone, the ${texts.language} search opens by a toggle and the menu in a panel, which a link closes [HEAD-09, HEAD-17, HEAD-18]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize(PHONE);
    await open({ sv, en }[texts.language] + texts.home);
    const header = page.getByRole('banner');
    const field = header.getByRole('combobox', { name: texts.searchField }).or(header.getByRole('searchbox'));
    await expect(field).toBeHidden();

    await header.getByRole('button', { name: texts.search, exact: true }).click();
    await expect(field.first()).toBeVisible();
    await page.keyboard.press('Escape');

    await header.getByRole('button', { name: texts.menu, exact: true }).click();
    const panel = page.getByRole('dialog', { name: texts.menu });
    await panel.getByText(texts.branch, { exact: true }).click();
    await expect(panel.getByRole('link', { name: texts.shortcut })).toBeVisible();
    // On a low screen, such as a phone in landscape, the panel scrolls as a whole, below its close button.
    await page.setViewportSize(LANDSCAPE_PHONE);
    await panel.getByText(texts.organization).scrollIntoViewIfNeeded();
    expect(await panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await expect(panel.getByRole('button', { name: texts.close })).toBeInViewport();
    await page.setViewportSize(PHONE);
    await panel.getByRole('link', { name: texts.allWithin }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.category })).toBeVisible();
    await expect(panel).toBeHidden();
  });

  test(`the ${texts.language} header counts and links to the favorites, and the top bar links to its shortcuts [HEAD-10, HEAD-11, TOP-01]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await open({ sv, en }[texts.language] + texts.product);

    await page.getByRole('main').getByRole('button', { name: texts.addFavorite }).first().click();
    const favorites = page.getByRole('banner').getByRole('link', { name: texts.favorites(1) });
    await expect(favorites).toHaveText('1');
    await favorites.click();
    await expect(page.getByRole('heading', { level: 1, name: texts.favoritesTitle })).toBeVisible();

    await page.getByRole('link', { name: texts.shortcut }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: texts.shortcut })).toBeVisible();
  });
}

test('the mini cart shows quantity and total, and opens the cart [HEAD-13, HEAD-14]', async ({ page, sv, open }) => {
  await open(sv + SWEDISH.product);
  await page.getByRole('button', { name: SWEDISH.add }).click();

  const cart = page.getByRole('banner').getByRole('button', { name: SWEDISH.cart });
  await expect(cart.getByText('1', { exact: true })).toBeVisible();
  await expect(cart.getByText(/^1\s895\skr$/)).toBeVisible();
  await cart.click();

  await expect(page.getByRole('dialog', { name: SWEDISH.cartTitle })).toContainText('Trefot');
});

test('a submenu opens on hover, or on click if configured; the global message and the badges shift nothing [HEAD-06]', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + SWEDISH.home);
  const navigation = page.getByRole('banner').getByRole('navigation', { name: SWEDISH.mainMenu });
  const branch = navigation.getByRole('button', { name: SWEDISH.branch });
  await branch.hover();
  await expect(navigation.getByRole('link', { name: SWEDISH.column, exact: true })).toBeVisible();

  const message = 'Vi flyttar lagret. Leveranser dröjer en dag.';
  const site = await startIsolatedSite({
    env: { ...LONG_LIMITS, NAVIGATION_OPENS_BY: 'click', GLOBAL_MESSAGE_SV: message },
  });
  try {
    const consoleMessages: string[] = [];
    listen(page, consoleMessages);
    const readShifts = await watchShifts(page);
    await page.goto(site.sv + SWEDISH.product);
    await hydrated(page);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();

    // Hovering must not open the submenu. A response of another control proves that hydration is complete.
    await branch.hover();
    await page.getByRole('main').getByRole('button', { name: SWEDISH.addFavorite }).first().click();
    await expect(page.getByRole('banner').getByRole('link', { name: SWEDISH.favorites(1) })).toBeVisible();
    await expect(branch).toHaveAttribute('aria-expanded', 'false');

    await branch.click();
    await expect(navigation.getByRole('link', { name: SWEDISH.column, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(branch).toHaveAttribute('aria-expanded', 'false');

    // Badge and message are in the first view now.
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('link', { name: SWEDISH.favorites(1) })).toBeVisible();
    expect(await readShifts()).toEqual([]);
    await page.goto(`${site.en}/en`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
    // Images that are requested after hydration.
    await page.waitForLoadState('networkidle');
    expect(consoleMessages).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('the customer type in the top bar switches prices to those of a company and back [TOP-03]', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + SWEDISH.list);
  const price = page
    .getByRole('article')
    .first()
    .getByText(/\d\skr/)
    .first();
  const asPerson = await price.textContent();
  await touch(page);
  const toggle = page.getByRole('group', { name: 'Kundtyp' });

  await toggle.getByText('Företag').click();
  await expect(toggle.getByRole('radio', { name: 'Företag' })).toBeChecked();
  await expect(price).not.toHaveText(asPerson ?? '');

  await toggle.getByText('Privat').click();
  await expect(price).toHaveText(asPerson ?? '');
});

test('the market panel of the top bar lists the markets by group, and changes the market [LOCALE-20]', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + SWEDISH.list);
  await page.getByRole('button', { name: 'Byt land och valuta, nu Sverige (SEK)' }).click();
  const panel = page.getByRole('dialog', { name: 'Välj land' });
  const scandinavia = panel.getByRole('region', { name: 'Skandinavien' });
  await expect(scandinavia.getByRole('button')).toHaveText([
    'SverigeSvensk krona (SEK)',
    'NorgeNorsk krona (NOK)',
    'DanmarkDansk krona (DKK)',
  ]);
  await expect(panel.getByRole('region', { name: 'EU' }).getByRole('button')).toHaveText(['FinlandEuro (EUR)']);

  await panel.getByRole('button', { name: /^Finland/ }).click();

  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Byt land och valuta, nu Finland (EUR)' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('€');
});

test('the keyboard alone reaches the skip link, a submenu, the cart and the footer', async ({ page, sv, open }) => {
  await open(`${sv}/garanti`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused();

  const branch = page.getByRole('banner').getByRole('button', { name: SWEDISH.branch });
  await tabTo(page, branch);
  await page.keyboard.press('Enter');
  await expect(branch).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: SWEDISH.column, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(branch).toBeFocused();

  const cart = page.getByRole('banner').getByRole('button', { name: 'Varukorg, tom' });
  await tabTo(page, cart);
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: SWEDISH.cartTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeFocused();

  const vat = page.getByRole('switch', { name: 'Visa priser exklusive moms' });
  await tabTo(page, vat);
  await page.keyboard.press('Space');
  await expect(vat).toBeChecked();
});
