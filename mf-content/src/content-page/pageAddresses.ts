import { isShopPath } from '@hemvaror/domain/menu/isShopPath';
import { LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import type { PageAddresses_pageFragment } from './pageAddresses.generated.ts';

/** Content pages by language. The id of a page is the same in each language. */
export type PagesByLocale = Readonly<Record<LocaleCode, readonly PageAddresses_pageFragment[]>>;

/**
 * The path of a page in each language with a translation. Skips cross-origin addresses.
 *
 * @param alias of the page in any language
 */
export function pageAddresses(pages: PagesByLocale, alias: string): Partial<Record<LocaleCode, string>> {
  const id = LOCALE_CODES.flatMap((locale) => pages[locale]).find((page) => page.alias === alias)?.id;
  if (id === undefined) return {};
  const addresses: Partial<Record<LocaleCode, string>> = {};
  for (const locale of LOCALE_CODES) {
    const url = pages[locale].find((page) => page.id === id)?.canonicalUrl;
    if (url && isShopPath(url)) addresses[locale] = url;
  }
  return addresses;
}
