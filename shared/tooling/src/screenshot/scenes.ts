import type { Page } from '@playwright/test';
import type { Language, Preparation } from './texts.ts';
import { TEXTS } from './texts.ts';

export interface Visit {
  page: Page;
  language: Language;
  /** Opens a path of the site, which includes the locale prefix. */
  go: (path: string) => Promise<void>;
  prepared: Preparation;
}

export interface Scene {
  name: string;
  /** Opens the page in the state of the screenshot. */
  show: (visit: Visit) => Promise<void>;
  /** The whole page, or the viewport for panels. */
  extent: 'page' | 'window';
  /** Whether the scene exists at a width. Default: true. */
  fits?: (width: number) => boolean;
}

/** Width from which the header has its navigation instead of the menu button. */
const NAVIGATION_WIDTH = 1024;

export const SCENES: readonly Scene[] = [
  page('front', (texts) => texts.paths.front),
  page('list', (texts) => texts.paths.list),
  page('product', (texts) => texts.paths.product),
  page('search', (texts) => texts.paths.search),
  page('search-without-results', (texts) => texts.paths.noResults),
  page(
    'favorites',
    (texts) => texts.paths.favorites,
    async ({ page: browserPage, language, go }) => {
      const { paths, addFavorite } = TEXTS[language];
      await go(paths.product);
      await browserPage.getByRole('main').getByRole('button', { name: addFavorite }).first().click();
    },
  ),
  page('brands', (texts) => texts.paths.brands),
  page('content', (texts) => texts.paths.content),
  page('not-found', (texts) => texts.paths.notFound),
  page('checkout', (texts) => texts.paths.checkout, withCart),
  {
    name: 'confirmation',
    extent: 'page',
    show: ({ language, go, prepared }) => go(TEXTS[language].paths.confirmation + prepared.confirmationQuery),
  },
  order('order', ''),
  order('order-cancel', '?do=cancel'),
  order('order-withdraw', '?do=withdraw'),
  {
    name: 'orders',
    extent: 'page',
    show: async (visit) => {
      const { page: browserPage, language, go, prepared } = visit;
      const texts = TEXTS[language];
      await go(texts.paths.content);
      await openSignIn(visit);
      const panel = browserPage.getByRole('dialog');
      await panel.getByLabel(texts.email, { exact: true }).fill(prepared.email);
      await panel.getByLabel(texts.password, { exact: true }).fill(prepared.password);
      await panel.getByRole('button', { name: texts.logIn }).click();
      await panel.getByRole('status').filter({ hasText: texts.loggedIn }).waitFor();
      await go(texts.paths.orders);
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
      const texts = TEXTS[language];
      await go(texts.paths.front);
      const navigation = browserPage.getByRole('navigation', { name: texts.mainMenu });
      await navigation.getByRole('button').first().click();
      await navigation.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search-suggestions',
    extent: 'window',
    show: async ({ page: browserPage, language, go }) => {
      const texts = TEXTS[language];
      await go(texts.paths.content);
      const field = browserPage.getByRole('search').locator('input:visible').first();
      const opener = browserPage.getByRole('button', { name: texts.openSearch, exact: true });
      if (!(await field.isVisible())) await opener.first().click();
      await field.focus();
      await browserPage.getByRole('search').getByRole('combobox').waitFor();
      await field.pressSequentially(texts.searchText);
      await browserPage.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
];

function page(
  name: string,
  path: (texts: (typeof TEXTS)[Language]) => string,
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

/** The page of an order, and the steps of its changes. */
function order(name: string, query: string): Scene {
  return {
    name,
    extent: 'page',
    show: ({ language, go, prepared }) => go(TEXTS[language].paths.order + prepared.orderPublicId + query),
  };
}

async function withCart({ page: browserPage, language, go }: Visit): Promise<void> {
  const texts = TEXTS[language];
  await go(texts.paths.buyable);
  await browserPage.getByRole('button', { name: texts.addToCart, exact: true }).first().click();
  await browserPage.getByRole('button', { name: texts.cart }).waitFor();
}

/** In narrow headers, the login button is in the menu. */
async function openSignIn({ page: browserPage, language }: Visit): Promise<void> {
  const texts = TEXTS[language];
  const headerButton = browserPage.getByRole('banner').getByRole('button', { name: texts.signIn, exact: true });
  if (await headerButton.isVisible()) {
    await headerButton.click();
    return;
  }
  await browserPage.getByRole('button', { name: texts.menu, exact: true }).click();
  await browserPage.getByRole('dialog').getByRole('button', { name: texts.signIn, exact: true }).click();
}
