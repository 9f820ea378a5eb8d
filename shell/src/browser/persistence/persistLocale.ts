import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { readCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/domain/site/marketCookies';

/** Stores the language of this page, for a later visit to a host without a language (LOCALE-15). */
export function persistLocale(locale: LocaleCode): void {
  if (readCookie(LOCALE_COOKIE) !== locale) writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_MAX_AGE_SECONDS);
}
