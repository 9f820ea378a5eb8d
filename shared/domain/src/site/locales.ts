/**
 * The languages of the shop and their settings (LOCALE-01 … LOCALE-04). Domains are not included: the environment configures
 * them.
 */
export const LOCALE_CODES = ['sv', 'en'] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];

export interface LocaleInfo {
  code: LocaleCode;
  /** BCP 47, for `lang`, Intl and the API's languageId. */
  iso: string;
  /** Name of the language in that language. */
  name: string;
  /** Name of the flag image. */
  flag: string;
  channelId: string;
  currency: 'SEK' | 'EUR';
  country: string | null;
}

export const DEFAULT_LOCALE: LocaleCode = 'sv';

export const LOCALES: Readonly<Record<LocaleCode, LocaleInfo>> = {
  sv: { code: 'sv', iso: 'sv-SE', name: 'Svenska', flag: 'se', channelId: '1|se', currency: 'SEK', country: 'Sweden' },
  en: { code: 'en', iso: 'en-US', name: 'English', flag: 'gb', channelId: '3|com', currency: 'EUR', country: null },
};

/** Whether a text is the code of a supported language. */
export function isLocaleCode(text: string | undefined): text is LocaleCode {
  return LOCALE_CODES.some((code) => code === text);
}
