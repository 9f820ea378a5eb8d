const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as the API formats its own: without decimals when whole.
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
