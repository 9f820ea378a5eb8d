import type { Page } from '@playwright/test';
import type { Language, Preparation } from './texts.ts';
import { TEXTS } from './texts.ts';

export interface Visit {
  page: Page;
  language: Language;
  /** Below the site's origin, with the language's prefix. */
  go: (path: string) => Promise<void>;
  prepared: Preparation;
}

export interface Scene {
  name: string;
  /** Brings the page to where the picture is taken. */
  show: (visit: Visit) => Promise<void>;
  /** The whole page, or what the window shows: of a panel, only the window is seen. */
  extent: 'page' | 'window';
  /** Only where there is such a thing. */
  fits?: (width: number) => boolean;
}

/** From here on the header shows its navigation, and below it its menu button. */
const NAVIGATION_WIDTH = 1024;

export const SCENES: readonly Scene[] = [
  page('front', (words) => words.paths.front),
  page('list', (words) => words.paths.list),
  page('product', (words) => words.paths.product),
  page('search', (words) => words.paths.search),
  page('search-without-results', (words) => words.paths.noResults),
  page(
    'favorites',
    (words) => words.paths.favorites,
    async ({ page: browserPage, language, go }) => {
      const { paths, addFavorite } = TEXTS[language];
      await go(paths.product);
      await browserPage.getByRole('main').getByRole('button', { name: addFavorite }).first().click();
    },
  ),
  page('brands', (words) => words.paths.brands),
  page('content', (words) => words.paths.content),
  page('not-found', (words) => words.paths.notFound),
  page('checkout', (words) => words.paths.checkout, withCart),
  {
    name: 'confirmation',
    extent: 'page',
    show: ({ language, go, prepared }) => go(TEXTS[language].paths.confirmation + prepared.confirmationQuery),
  },
  {
    name: 'orders',
    extent: 'page',
    show: async (visit) => {
      const { page: browserPage, language, go, prepared } = visit;
      const words = TEXTS[language];
      await go(words.paths.content);
      await openSignIn(visit);
      const panel = browserPage.getByRole('dialog');
      await panel.getByLabel(words.email, { exact: true }).fill(prepared.email);
      await panel.getByLabel(words.password, { exact: true }).fill(prepared.password);
      await panel.getByRole('button', { name: words.logIn }).click();
      await panel.getByRole('status').filter({ hasText: words.loggedIn }).waitFor();
      await go(words.paths.orders);
      await browserPage.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'cart-panel',
    extent: 'window',
    show: async (visit) => {
      await withCart(visit);
      await visit.go(TEXTS[visit.language].paths.content);
      await visit.page.getByRole('button', { name: TEXTS[visit.language].cart }).click();
      await visit.page.getByRole('dialog').getByRole('link', { name: TEXTS[visit.language].toCheckout }).waitFor();
    },
  },
  {
    name: 'account-panel',
    extent: 'window',
    show: async (visit) => {
      await visit.go(TEXTS[visit.language].paths.content);
      await openSignIn(visit);
      await visit.page.getByRole('dialog').getByLabel(TEXTS[visit.language].email, { exact: true }).waitFor();
    },
  },
  {
    name: 'menu',
    extent: 'window',
    fits: (width) => width < NAVIGATION_WIDTH,
    show: async ({ page: browserPage, language, go }) => {
      await go(TEXTS[language].paths.front);
      await browserPage.getByRole('button', { name: TEXTS[language].menu, exact: true }).click();
      await browserPage.getByRole('dialog').locator('summary').first().click();
    },
  },
  {
    name: 'submenu',
    extent: 'window',
    fits: (width) => width >= NAVIGATION_WIDTH,
    show: async ({ page: browserPage, language, go }) => {
      const words = TEXTS[language];
      await go(words.paths.front);
      const navigation = browserPage.getByRole('navigation', { name: words.mainMenu });
      await navigation.getByRole('button').first().click();
      await navigation.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search-suggestions',
    extent: 'window',
    show: async ({ page: browserPage, language, go }) => {
      const words = TEXTS[language];
      await go(words.paths.content);
      const field = browserPage.getByRole('search').locator('input:visible').first();
      const opener = browserPage.getByRole('button', { name: words.openSearch, exact: true });
      if (!(await field.isVisible())) await opener.first().click();
      await field.focus();
      await browserPage.getByRole('search').getByRole('combobox').waitFor();
      await field.pressSequentially(words.searchText);
      await browserPage.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
];

function page(
  name: string,
  path: (words: (typeof TEXTS)[Language]) => string,
  before?: (visit: Visit) => Promise<void>,
): Scene {
  return {
    name,
    extent: 'page',
    show: async (visit) => {
      await before?.(visit);
      await visit.go(path(TEXTS[visit.language]));
    },
  };
}

async function withCart({ page: browserPage, language, go }: Visit): Promise<void> {
  const words = TEXTS[language];
  await go(words.paths.buyable);
  await browserPage.getByRole('button', { name: words.addToCart, exact: true }).click();
  await browserPage.getByRole('button', { name: words.cart }).waitFor();
}

/** Narrow headers keep signing in in the menu. */
async function openSignIn({ page: browserPage, language }: Visit): Promise<void> {
  const words = TEXTS[language];
  const own = browserPage.getByRole('banner').getByRole('button', { name: words.signIn, exact: true });
  if (await own.isVisible()) {
    await own.click();
    return;
  }
  await browserPage.getByRole('button', { name: words.menu, exact: true }).click();
  await browserPage.getByRole('dialog').getByRole('button', { name: words.signIn, exact: true }).click();
}
