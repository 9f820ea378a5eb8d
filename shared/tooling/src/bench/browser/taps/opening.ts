import type { Page } from '@playwright/test';
import { banner, dialog, DIALOG, main, pressing, type OwnTap } from './ownTap.ts';

const CONSENT_BAR = 'section[aria-label="Kakor"]';

const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Meny', exact: true });
const enlarge = (page: Page) =>
  main(page)
    .getByRole('link', { name: /Förstora bilden/ })
    .first();

export const OPENING: readonly OwnTap[] = [
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
    name: 'decline cookies',
    page: 'front',
    visitor: 'undecided',
    control: (page) => page.getByRole('button', { name: 'Avböj' }),
    result: { css: CONSENT_BAR, becomes: 'hidden' },
  },
  {
    name: 'allow cookies',
    page: 'front',
    visitor: 'undecided',
    control: (page) => page.getByRole('button', { name: 'Tillåt' }),
    result: { css: CONSENT_BAR, becomes: 'hidden' },
  },
  {
    name: 'newsletter',
    page: 'front',
    control: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Prenumerera' }),
    result: { css: 'footer [data-feedback]' },
  },
];
