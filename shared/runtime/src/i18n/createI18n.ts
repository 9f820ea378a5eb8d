import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { DEFAULT_LOCALE } from '@hemvaror/domain/site/locales';
import { createInstance, type I18n } from '../libraries/i18next.ts';

/** Messages of one namespace in one language; nested keys are joined by a dot. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Messages by namespace. */
export type MessageBundles = Record<string, Messages>;

/**
 * Creates the instance of a page view, in one language. On the server only pages with the same messages share one.
 *
 * @param bundles of the page's language; others are never loaded (LOCALE-12)
 */
export function createI18n(locale: LocaleCode, bundles: MessageBundles): I18n {
  const i18n = createInstance({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [locale]: bundles },
    ns: Object.keys(bundles),
    interpolation: { escapeValue: false },
    initAsync: false,
    // Each language has its own document, so components need no listener for a change.
    react: { useSuspense: false, bindI18n: '' },
  });
  void i18n.init();
  return i18n;
}
