import type { Page } from '@playwright/test';
import { fillCart, skuOf, type CartItem } from '../support/cart.ts';
import { placeGuestOrder } from '../support/placedOrder.ts';
import { ENGLISH as ENGLISH_SEARCH, focusSearch, SWEDISH as SWEDISH_SEARCH } from '../support/search.ts';
import { DEMO, ENGLISH, SWEDISH, type AccountTexts } from '../support/shopper.ts';
import { test } from './shot.ts';

/* The main pages, panels and menus, at the width of the project (../playwright.screenshots.config.ts). */

/** Width from which the header has its navigation in place of the menu button. */
const NAVIGATION_WIDTH = 1024;

/** Pages that only need their address: in Swedish and in English. */
const PAGES = {
  front: ['/', '/en'],
  list: ['/c/beslag', '/en/c/hardware'],
  product: ['/p/handtag/linje-stanghandtag-massing', '/en/p/handles/linje-bar-handle-brass'],
  search: ['/s/krok', '/en/s/hook'],
  'search-without-results': ['/s/qqqq', '/en/s/qqqq'],
  brands: ['/varumarken', '/en/brands'],
  content: ['/garanti', '/en/warranty'],
  'not-found': ['/finns-inte', '/en/not-there'],
} as const;

for (const texts of [SWEDISH, ENGLISH]) {
  const { language } = texts;
  const isSwedish = language === 'sv';
  const addressOf = ([swedish, english]: readonly [string, string]) => (isSwedish ? swedish : english);
  const content = addressOf(PAGES.content);

  test.describe(language, () => {
    test.use({ locale: texts.iso });

    for (const [name, addresses] of Object.entries(PAGES)) {
      test(name, async ({ go, shot }) => {
        await go(addressOf(addresses));
        await shot();
      });
    }

    test('first-visit', async ({ context, go, shot }) => {
      await context.clearCookies();
      await go(texts.home);
      await shot('window');
    });

    test('favorites', async ({ context, sv, go, shot }) => {
      await context.addCookies([{ name: 'ralph', value: encodeURIComponent('{"favorites":[1001,1002]}'), url: sv }]);
      await go(addressOf(['/favoriter', '/en/favorites']));
      await shot();
    });

    test('checkout', async ({ context, sv, go, shot }) => {
      await fillCart(context, sv, await oneKnob());
      await go(texts.checkout.path);
      await shot();
    });

    test('cart-panel', async ({ page, context, sv, go, shot }) => {
      await fillCart(context, sv, await oneKnob());
      await go(content);
      await page.getByRole('button', { name: texts.cart(1) }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /till kassan|to checkout/i })
        .waitFor();
      await shot('window');
    });

    test('confirmation', async ({ go, shot }) => {
      const { confirmation } = await placeGuestOrder(await oneKnob(), language);
      await go(`${isSwedish ? '' : '/en'}${confirmation}`);
      await shot();
    });

    for (const [name, query] of Object.entries({
      order: '',
      'order-cancel': '?do=cancel',
      'order-withdraw': '?do=withdraw',
    })) {
      test(name, async ({ go, shot }) => {
        const { link } = await placeGuestOrder(await oneKnob(), language);
        await go(link + query);
        await shot();
      });
    }

    test('account-panel', async ({ page, go, shot }) => {
      await go(content);
      await openLogin(page, texts);
      await shot('window');
    });

    test('orders', async ({ page, go, shot }) => {
      await go(content);
      const panel = await openLogin(page, texts);
      await panel.getByLabel(texts.email, { exact: true }).fill(DEMO.email);
      await panel.getByLabel(texts.password, { exact: true }).fill(DEMO.password);
      await panel.getByRole('button', { name: texts.logIn, exact: true }).click();
      await panel.waitFor({ state: 'hidden' });
      await go(texts.orders);
      await shot();
    });

    test('menu', async ({ page, go, shot, viewport }) => {
      test.skip((viewport?.width ?? 0) >= NAVIGATION_WIDTH, 'The header has its navigation.');
      await go(texts.home);
      await page.getByRole('button', { name: /^(Meny|Menu)$/ }).click();
      await page.getByRole('dialog').locator('summary').first().click();
      await shot('window');
    });

    test('submenu', async ({ page, go, shot, viewport }) => {
      test.skip((viewport?.width ?? 0) < NAVIGATION_WIDTH, 'The header has a menu button.');
      await go(texts.home);
      const navigation = page.getByRole('navigation', { name: /^(Huvudmeny|Main menu)$/ });
      await navigation.getByRole('button').first().click();
      await navigation.getByRole('link').first().waitFor();
      await shot('window');
    });

    test('search-suggestions', async ({ page, go, shot }) => {
      const search = isSwedish ? SWEDISH_SEARCH : ENGLISH_SEARCH;
      await go(content);
      const field = await focusSearch(page, search);
      await field.pressSequentially(search.begin);
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await shot('window');
    });
  });
}

async function oneKnob(): Promise<CartItem[]> {
  const { skuId } = await skuOf('sol-knopp-massing');
  return [{ skuId, quantity: 1 }];
}

/** Opens the panel with the login form, whose button is in the menu of narrow headers. @returns the panel */
async function openLogin(page: Page, { signIn, email }: AccountTexts) {
  const button = page.getByRole('banner').getByRole('button', { name: signIn, exact: true });
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: /^(Meny|Menu)$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: signIn, exact: true }).click();
  }
  const panel = page.getByRole('dialog').filter({ has: page.getByLabel(email, { exact: true }) });
  await panel.getByLabel(email, { exact: true }).waitFor();
  return panel;
}
