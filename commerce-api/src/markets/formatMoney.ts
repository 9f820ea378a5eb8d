import type { Language } from './channels.ts';

interface MoneyFormat {
  language: Pick<Language, 'id'>;
  /** ISO 4217. */
  currency: { code: string };
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Minor units as text in the view's language and currency; no decimals when whole: `189 kr`, `€18.90` (PRICE-07). */
export function formatMoney(minor: number, { language, currency }: MoneyFormat): string {
  const isWhole = minor % 100 === 0;
  const key = `${language.id} ${currency.code} ${isWhole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = isWhole ? 0 : 2;
    formatter = new Intl.NumberFormat(language.id, {
      style: 'currency',
      currency: currency.code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(minor / 100);
}
