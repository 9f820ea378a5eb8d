import { compact } from '../compact.ts';
import { isShopPath } from '../menu/isShopPath.ts';
import { isLocaleCode, type LocaleCode } from './locales.ts';

interface AlternativeUrl {
  /** Language code such as `sv`; some accounts send the full tag, `sv-SE`. */
  language: string;
  url: string;
}

/** Maps `alternativeUrls` of the API to paths by locale. Drops absolute URLs and languages that the shop does not have. */
export function alternatesOf(
  urls: readonly (AlternativeUrl | null)[] | null | undefined,
): Partial<Record<LocaleCode, string>> {
  const alternates: Partial<Record<LocaleCode, string>> = {};
  for (const { language, url } of compact(urls)) {
    const code = language.slice(0, 2).toLowerCase();
    if (isLocaleCode(code) && isShopPath(url)) alternates[code] ??= url;
  }
  return alternates;
}
