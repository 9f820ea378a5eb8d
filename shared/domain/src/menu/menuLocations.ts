import type { LocaleCode } from '../site/locales.ts';

/** A menu of the layouts. */
export type MenuKey = 'main' | 'mobile' | 'topBar' | 'footerFirst' | 'footerSecond' | 'footerThird';

const SWEDISH: Record<MenuKey, string> = {
  main: 'main-desktop',
  mobile: 'main-mobile',
  topBar: 'top-bar',
  footerFirst: 'footer-first',
  footerSecond: 'footer-second',
  footerThird: 'footer-third',
};

/** Menu locations of all other languages (MENU-06, OP-16). */
const INTERNATIONAL: Record<MenuKey, string> = {
  main: 'main-desktop-com',
  mobile: 'main-mobile-com',
  topBar: 'top-bar',
  footerFirst: 'footer-first-com',
  footerSecond: 'footer-second-com',
  footerThird: 'footer-third-com',
};

/** Menu locations of the site in a language (MENU-01 … MENU-06). */
export function menuLocations(locale: LocaleCode | (string & {})): Record<MenuKey, string> {
  return locale === 'sv' ? SWEDISH : INTERNATIONAL;
}
