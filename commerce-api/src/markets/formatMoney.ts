import type { Language } from './channels.ts';

interface MoneyFormat {
  language: Pick<Language, 'id'>;
  /** ISO 4217. */
  currency: { code: string };
}

/** A formatter with its latest texts: a list has some 200 prices, most of them those of the request before. */
interface Formatter {
  format: Intl.NumberFormat;
  texts: Map<number, string>;
}

/** About the prices of a catalog. */
const MAX_TEXTS = 5_000;
const formatters = new Map<string, Formatter>();

/** Minor units as text in the view's language and currency; no decimals when whole: `189 kr`, `€18.90` (PRICE-07). */
export function formatMoney(minor: number, { language, currency }: MoneyFormat): string {
  const isWhole = minor % 100 === 0;
  const key = `${language.id} ${currency.code} ${isWhole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = isWhole ? 0 : 2;
    const format = new Intl.NumberFormat(language.id, {
      style: 'currency',
      currency: currency.code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, (formatter = { format, texts: new Map() }));
  }
  const { format, texts } = formatter;
  let text = texts.get(minor);
  if (text === undefined) {
    if (texts.size >= MAX_TEXTS) texts.clear();
    // A text of -0 would be that of 0 for all further calls.
    texts.set(minor, (text = format.format(minor === 0 ? 0 : minor / 100)));
  }
  return text;
}
