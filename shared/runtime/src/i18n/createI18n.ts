import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { DEFAULT_LOCALE } from '@hemvaror/domain/site/locales';
import { createInstance, type I18n } from '../libraries/i18next.ts';

/** Messages of one part in one language; nested keys are joined by a dot. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Messages by namespace. */
export type MessageBundles = Record<string, Messages>;

/**
 * One instance per page view: on the server, one per request, as a shared one would mix the languages of requests that
 * run at the same time.
 *
 * @param bundles of the one language; other languages are never loaded (LOCALE-12)
 */
export function createI18n(locale: LocaleCode, bundles: MessageBundles): I18n {
  const i18n = createInstance({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [locale]: bundles },
    ns: Object.keys(bundles),
    interpolation: { escapeValue: false },
    initAsync: false,
    // Another language is another document, so nobody has to listen for a change of it.
    react: { useSuspense: false, bindI18n: '' },
  });
  void i18n.init();
  return i18n;
}
