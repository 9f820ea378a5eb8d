const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount like the API: without decimals if it is a whole number.
 *
 * @param amount in major units
 * @param iso BCP 47 tag
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, iso: string, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const key = `${iso} ${currency} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(iso, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(amount);
}
