import type { LocaleCode } from '../site/locales.ts';

const NOTES: Readonly<Record<LocaleCode, string>> = { sv: 'inkl. moms', en: 'incl. VAT' };

/** An amount with the note that it includes VAT: `899 kr inkl. moms`. For amounts that include it beside prices that do not. */
export function includingVat(amount: string, locale: LocaleCode): string {
  return `${amount} ${NOTES[locale]}`;
}
