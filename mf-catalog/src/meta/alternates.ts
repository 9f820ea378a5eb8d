import { isLocaleCode } from '@hemvaror/domain/site/locales';
import { compact } from '@hemvaror/domain/compact';
import type { PageMeta } from '@hemvaror/runtime/contract/contract';

interface AlternativeUrl {
  /** Code of the language, `sv`; some accounts send the whole tag, `sv-SE`. */
  language: string;
  url: string;
}

/** The same page in other languages, as the contract's `alternativeUrls` give it; only paths, only languages of the shop. */
export function alternatesOf(
  urls: readonly (AlternativeUrl | null)[] | null | undefined,
): NonNullable<PageMeta['alternates']> {
  const alternates: NonNullable<PageMeta['alternates']> = {};
  for (const { language, url } of compact(urls)) {
    const code = language.slice(0, 2).toLowerCase();
    if (isLocaleCode(code) && url.startsWith('/')) alternates[code] ??= url;
  }
  return alternates;
}
