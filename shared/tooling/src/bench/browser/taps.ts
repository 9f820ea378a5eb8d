import type { Locator, Page } from '@playwright/test';
import { BUYABLE, type PageName } from '../pages.ts';
import { pointOn, press, typeKeys } from './press.ts';
import type { Screen } from './screens.ts';
import type { MeasuredTap } from './tap.ts';
import type { Visit } from './visit.ts';

/** A control of our shop that buys, searches or opens. */
export interface Tap extends Pick<MeasuredTap, 'name' | 'before' | 'by'> {
  page: PageName;
  control: (page: Page, screen: Screen) => Locator;
  /** By default that of the page. */
  path?: string;
  /** By default both. */
  screen?: Screen['name'];
  /** By default a new visitor who has declined cookies. */
  visitor?: 'cart' | 'undecided';
  result: NonNullable<MeasuredTap['result']>;
}

const DIALOG = '[role=dialog]';
const SUGGESTIONS = '[role=listbox] [role=option]';
const CART_BUTTON = 'header a[href$="/kassan"]';
const SEARCHED = 'lam';
const ZIP = '111 22';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const cartButton = (page: Page) => banner(page).getByRole('button', { name: /^Varukorg/ });
const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Meny', exact: true });
const enlarge = (page: Page) =>
  main(page)
    .getByRole('link', { name: /Förstora bilden/ })
    .first();
const zipField = (page: Page) => main(page).getByRole('textbox', { name: 'Postnummer' }).first();

/** Every control that is measured. The first taps of those without `before` are measured, too. */
export const TAPS: readonly Tap[] = [
  {
    name: 'add to cart',
    page: 'product',
    path: BUYABLE.path,
    // On a phone the last one is in the bar at the lower edge.
    control: (page) => page.getByRole('button', { name: BUYABLE.add }).last(),
    result: { css: CART_BUTTON, becomes: 'changed' },
  },
  {
    name: 'add to cart in a list',
    page: 'list',
    path: '/c/pallar',
    control: (page) =>
      main(page)
        .getByRole('button', { name: /^Lägg .+ i varukorgen$/ })
        .first(),
    result: { css: CART_BUTTON, becomes: 'changed' },
  },
  {
    name: 'quantity, product',
    page: 'product',
    path: BUYABLE.path,
    control: (page) => main(page).getByRole('button', { name: 'Öka antal' }).first(),
    result: { css: 'main form [role=group] input', becomes: 'changed' },
  },
  { name: 'cart', page: 'list', visitor: 'cart', control: cartButton, result: { css: `${DIALOG} [role=group] input` } },
  {
    name: 'more in the cart',
    page: 'list',
    visitor: 'cart',
    before: pressing(cartButton),
    control: (page) => dialog(page).getByRole('button', { name: 'Öka antal' }).first(),
    result: { css: `${DIALOG} [role=group] input`, becomes: 'changed' },
  },
  {
    name: 'fewer in the cart',
    page: 'list',
    visitor: 'cart',
    before: pressing(cartButton, (page) => dialog(page).getByRole('button', { name: 'Öka antal' }).first()),
    control: (page) => dialog(page).getByRole('button', { name: 'Minska antal' }).first(),
    result: { css: `${DIALOG} [role=group] input`, becomes: 'changed' },
  },
  { name: 'menu', page: 'list', screen: 'phone', control: menuButton, result: { css: `${DIALOG} a` } },
  {
    name: 'menu',
    page: 'list',
    screen: 'desktop',
    by: 'hover',
    control: (page) =>
      page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('button', { name: 'Beslag', exact: true }),
    result: { css: 'nav[aria-label="Huvudmeny"] li > div a' },
  },
  { name: 'search', page: 'list', control: searchOpener, result: { css: SUGGESTIONS } },
  {
    name: 'typing in search',
    page: 'list',
    before: pressing(searchOpener),
    by: { keys: SEARCHED },
    control: (page) => banner(page).getByRole('combobox'),
    result: { css: SUGGESTIONS, becomes: 'changed' },
  },
  {
    name: 'suggestion',
    page: 'list',
    before: async (visit) => {
      await pressing(searchOpener)(visit);
      await typeKeys(visit.page, SEARCHED);
      await visit.settle();
    },
    control: (page) => page.getByRole('option').first(),
    result: { css: 'main h1', becomes: 'changed' },
  },
  { name: 'filter', page: 'list', control: filterOpener, result: { css: DIALOG } },
  {
    name: 'filter value',
    page: 'list',
    before: async (visit) => {
      await pressing(filterOpener)(visit);
      if (visit.screen.isTouch) await pressing((page) => dialog(page).getByText('Varumärke', { exact: true }))(visit);
    },
    control: (page) => dialog(page).getByRole('checkbox', { disabled: false }).first(),
    result: { css: 'main output', becomes: 'changed' },
  },
  {
    name: 'sort order',
    page: 'list',
    before: async ({ page }) => sortChoice(page).focus(),
    // The list of a native select is not part of the page.
    by: { keys: '{ArrowDown}' },
    control: sortChoice,
    result: { css: 'main article h2', becomes: 'changed' },
  },
  {
    name: 'more products',
    page: 'list',
    control: (page) => main(page).getByRole('link', { name: 'Visa fler' }),
    result: { css: 'main article h2', becomes: 'changed' },
  },
  {
    name: 'favorite',
    page: 'list',
    control: (page) =>
      main(page)
        .getByRole('button', { name: /i favoriter$/ })
        .first(),
    result: { css: 'main button[aria-pressed]', becomes: 'changed' },
  },
  {
    name: 'image',
    page: 'product',
    screen: 'desktop',
    control: (page) => main(page).getByRole('button', { name: /^Visa bild 2 av/ }),
    result: { css: 'main button[aria-current]', becomes: 'changed' },
  },
  { name: 'enlarge an image', page: 'product', control: enlarge, result: { css: `${DIALOG} img` } },
  {
    name: 'next enlarged image',
    page: 'product',
    before: pressing(enlarge),
    control: (page) => dialog(page).getByRole('button', { name: /^Nästa/ }),
    result: { css: DIALOG, becomes: 'changed' },
  },
  {
    name: 'market',
    page: 'list',
    screen: 'desktop',
    control: (page) => page.getByRole('button', { name: /^Byt land och valuta/ }).first(),
    result: { css: DIALOG },
  },
  {
    name: 'market',
    page: 'list',
    screen: 'phone',
    before: pressing(menuButton),
    control: (page) => dialog(page).getByRole('button', { name: /^Byt land och valuta/ }),
    result: { css: `${DIALOG} h2`, becomes: 'changed' },
  },
  {
    name: 'log-in',
    page: 'list',
    screen: 'desktop',
    control: (page) => banner(page).getByRole('button', { name: 'Logga in' }),
    result: { css: `${DIALOG} input[type=password]` },
  },
  {
    name: 'log-in',
    page: 'list',
    screen: 'phone',
    before: pressing(menuButton),
    control: (page) => dialog(page).getByRole('button', { name: 'Logga in' }),
    result: { css: `${DIALOG} input[type=password]` },
  },
  {
    name: 'checkout, first field',
    page: 'checkout',
    visitor: 'cart',
    control: zipField,
    result: { css: 'main input:focus' },
  },
  {
    name: 'checkout, ways to deliver',
    page: 'checkout',
    visitor: 'cart',
    before: enterZip,
    control: showShipping,
    result: { css: 'main input[type=radio][name=shipping], main fieldset legend', becomes: 'changed' },
  },
  {
    name: 'place order without details',
    page: 'checkout',
    visitor: 'cart',
    before: async (visit) => {
      await enterZip(visit);
      await pressing(showShipping)(visit);
    },
    control: (page) => main(page).getByRole('button', { name: 'Beställ och betala' }),
    result: { css: 'main [role=alert]' },
  },
  {
    name: 'decline cookies',
    page: 'front',
    visitor: 'undecided',
    control: (page) => page.getByRole('button', { name: 'Avböj' }),
    result: { css: 'section[aria-label="Kakor"]', becomes: 'hidden' },
  },
  {
    name: 'newsletter',
    page: 'front',
    control: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Prenumerera' }),
    result: { css: 'footer [data-feedback]' },
  },
];

/** A phone has a button that opens the field. */
function searchOpener(page: Page, { isTouch }: Screen): Locator {
  const button = banner(page).getByRole('button', { name: 'Sök', exact: true }).first();
  return isTouch ? button : banner(page).getByRole('searchbox', { name: 'Sök i butiken' });
}

/** A phone has one button for all filters. */
function filterOpener(page: Page, { isTouch }: Screen): Locator {
  return main(page).getByRole('button', { name: isTouch ? 'Filtrera' : 'Varumärke' });
}

function sortChoice(page: Page): Locator {
  return main(page).getByRole('combobox', { name: 'Sortera' });
}

function showShipping(page: Page): Locator {
  return main(page).getByRole('button', { name: 'Visa leveranssätt' });
}

/** Presses controls one after the other, each when the page is at rest. */
export function pressing(...controls: Tap['control'][]): (visit: Visit) => Promise<void> {
  return async (visit) => {
    for (const control of controls) {
      const found = control(visit.page, visit.screen);
      await found.scrollIntoViewIfNeeded();
      await press(visit.page, visit.screen, await pointOn(found));
      await visit.settle();
    }
  };
}

async function enterZip(visit: Visit): Promise<void> {
  await pressing(zipField)(visit);
  await typeKeys(visit.page, ZIP);
}
