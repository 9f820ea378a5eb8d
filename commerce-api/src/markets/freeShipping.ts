import { CURRENCY_CODES, type CurrencyCode } from './channels.ts';

/**
 * Limits in minor units including VAT, by currency: goods worth more than that after discounts ship free (CART-10). A currency
 * without a limit has no free shipping.
 */
export type FreeShippingLimits = ReadonlyMap<CurrencyCode, number>;

/** 10 million in minor units: a higher limit is a mistake, such as minor instead of major units. */
const MAX_LIMIT = 1_000_000_000;

/**
 * Parses limits in major units: `SEK:899,EUR:89.50`.
 *
 * @throws Error naming the invalid entry
 */
export function freeShippingLimitsFrom(text: string): FreeShippingLimits {
  const limits = new Map<CurrencyCode, number>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, currency, major] = /^([A-Z]{3}):(\d+(?:\.\d{1,2})?)$/.exec(entry) ?? [];
    const code = CURRENCY_CODES.find((known) => known === currency);
    const limit = Math.round(Number(major) * 100);
    if (!code || !(limit <= MAX_LIMIT)) {
      throw new Error(
        `has the invalid entry "${entry}". Expected SEK:899 or EUR:89.50, in ${CURRENCY_CODES.join(', ')}`,
      );
    }
    if (limits.has(code)) throw new Error(`lists ${code} twice`);
    limits.set(code, limit);
  }
  return limits;
}
