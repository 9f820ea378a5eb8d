import type { Page } from '@playwright/test';
import { expectAccessible } from './findAccessibilityViolations.ts';
import { expect } from './siteTest.ts';

export const LANGUAGES = ['sv', 'en'] as const;
export const WIDTHS = [390, 1440] as const;

/** Paths of a route in the demo catalog, with the expected status. */
interface RouteExample {
  sv: string;
  en: string;
  status: 200 | 404;
}

/** Every named route of the route table; `fullTestsRoutes.test.ts` compares the names. */
export const ROUTES: Readonly<Record<string, RouteExample>> = {
  index: { sv: '/', en: '/en', status: 200 },
  start: { sv: '/start', en: '/en/start', status: 200 },
  'not-found': { sv: '/404', en: '/en/404', status: 404 },
  checkout: { sv: '/kassan', en: '/en/checkout', status: 200 },
  'checkout-confirm': { sv: '/checkout/confirm', en: '/en/checkout/confirm', status: 200 },
  'checkout-klarna-fail': { sv: '/checkout/klarna-fail', en: '/en/checkout/klarna-fail', status: 200 },
  // The link of an existing order is tested in `order.spec.ts`.
  order: {
    sv: '/order/00000000-0000-4000-8000-000000000000',
    en: '/en/order/00000000-0000-4000-8000-000000000000',
    status: 404,
  },
  'order-finder': { sv: '/hitta-order', en: '/en/find-order', status: 200 },
  'account-orders': { sv: '/mina-sidor/ordrar', en: '/en/my-account/orders', status: 200 },
  'account-settings': { sv: '/mina-sidor/installningar', en: '/en/my-account/settings', status: 200 },
  'account-balance': { sv: '/mina-sidor/saldo', en: '/en/my-account/balance', status: 200 },
  account: { sv: '/account', en: '/en/account', status: 200 },
  'account-reset-password': { sv: '/account/reset-password', en: '/en/account/reset-password', status: 200 },
  favorites: { sv: '/favoriter', en: '/en/favorites', status: 200 },
  brands: { sv: '/varumarken', en: '/en/brands', status: 200 },
  all: { sv: '/allt', en: '/en/allt', status: 200 },
  sale: { sv: '/rea', en: '/en/sale', status: 200 },
  cookies: { sv: '/cookies', en: '/en/cookies', status: 200 },
  'preview-widgets': { sv: '/preview-widgets', en: '/en/preview-widgets', status: 200 },
  'planning-tool': { sv: '/pythagoras-planeringsverktyg', en: '/en/pythagoras-planeringsverktyg', status: 200 },
  product: { sv: '/p/linje-stanghandtag-massing', en: '/en/p/linje-bar-handle-brass', status: 200 },
  'product-level': {
    sv: '/p/handtag/linje-stanghandtag-massing',
    en: '/en/p/handles/linje-bar-handle-brass',
    status: 200,
  },
  'product-levels': {
    sv: '/p/beslag/handtag/linje-stanghandtag-massing',
    en: '/en/p/hardware/handles/linje-bar-handle-brass',
    status: 200,
  },
  'product-plain': { sv: '/product/linje-stanghandtag-massing', en: '/en/product/linje-bar-handle-brass', status: 200 },
  category: { sv: '/c/beslag', en: '/en/c/hardware', status: 200 },
  'category-child': { sv: '/c/beslag/krokar', en: '/en/c/hardware/hooks', status: 200 },
  brand: { sv: '/b/dunort', en: '/en/b/dunort', status: 200 },
  'discount-campaign': { sv: '/dc/hostrea', en: '/en/dc/autumn-sale', status: 200 },
  search: { sv: '/s/krok', en: '/en/s/hook', status: 200 },
  'search-form': { sv: '/s?q=krok', en: '/en/s?q=hook', status: 200 },
  list: { sv: '/l/beslag', en: '/en/l/hardware', status: 200 },
  'list-type': { sv: '/list/category/beslag', en: '/en/list/category/hardware', status: 200 },
  content: { sv: '/content/garanti', en: '/en/content/warranty', status: 200 },
  page: { sv: '/garanti', en: '/en/warranty', status: 200 },
};

export interface Cell {
  route: string;
  language: (typeof LANGUAGES)[number];
  width: (typeof WIDTHS)[number];
  path: string;
  status: number;
}

/** Every route in every language at every width. */
export const CELLS: readonly Cell[] = Object.entries(ROUTES).flatMap(([route, example]) =>
  LANGUAGES.flatMap((language) =>
    WIDTHS.map((width) => ({ route, language, width, path: example[language], status: example.status })),
  ),
);

/** Test title of a cell. */
export function nameOf({ route, language, width, path }: Cell): string {
  return `${route} (${path}, ${language}) at ${width} px responds without accessibility violations, horizontal scrolling or layout shifts`;
}

/** Opens a cell and runs the checks of every page. @param consoleMessages of the page; its expected 404 is removed */
export async function checkCell(page: Page, origin: string, cell: Cell, consoleMessages: string[]): Promise<void> {
  await page.setViewportSize({ width: cell.width, height: 900 });
  await observeShifts(page);
  const response = await page.goto(origin + cell.path);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  expect(response?.status()).toBe(cell.status);
  await expect(page.locator('html')).toHaveAttribute('lang', cell.language === 'sv' ? 'sv-SE' : 'en-US');
  // Load the code of the first touch, because the checks also apply to its changes.
  await page.mouse.move(10, 400);
  await page.waitForLoadState('networkidle');

  await expectAccessible(page, cell.path);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))).toBeLessThanOrEqual(0.1);

  // The browser logs a document with the status 404.
  if (cell.status === 404) {
    const index = consoleMessages.findIndex((message) => message.includes('404') && message.includes(cell.path));
    if (index >= 0) consoleMessages.splice(index, 1);
  }
}

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const before = Number(Reflect.get(window, 'layoutShift'));
        Reflect.set(window, 'layoutShift', before + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
