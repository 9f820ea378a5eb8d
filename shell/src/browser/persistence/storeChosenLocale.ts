import { isLocaleCode } from '@hemvaror/domain/site/locales';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/domain/site/marketCookies';
import { writeCookie } from '@hemvaror/runtime/state/cookies';

/**
 * Stores the language when the visitor clicks the link to it, for a later visit to a host without a language (LOCALE-15). Before
 * that choice nothing is stored: such a host then uses the language of the browser. Listens on the document, as the links may
 * not be hydrated yet.
 *
 * @param siteOrigins origins of all the shop's sites: other links with `hreflang` are no choice of a language
 */
export function storeChosenLocale(siteOrigins: readonly string[]): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isLocaleCode(link.hreflang) || !siteOrigins.includes(link.origin)) return;
    writeCookie(LOCALE_COOKIE, link.hreflang, LOCALE_COOKIE_MAX_AGE_SECONDS);
  };
  document.addEventListener('click', onClick, { capture: true });
  // Middle clicks fire `auxclick`.
  document.addEventListener('auxclick', onClick, { capture: true });
}
