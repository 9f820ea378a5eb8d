import { formatMoney } from './formatMoney.ts';

interface ShopOfLimit {
  /** ISO 4217 */
  currency: string;
  /** BCP 47 */
  languageId: string;
  config: { freeShippingLimits: Readonly<Record<string, number>> };
}

/**
 * The order value above which shipping is free (CART-10), as text: `899 kr`, `€89`. The limits are in units of their currency.
 *
 * @returns null for a currency without free shipping, where no page may promise it
 */
export function freeShippingLimit({ currency, languageId, config }: ShopOfLimit): string | null {
  const limit = config.freeShippingLimits[currency];
  if (limit === undefined) return null;
  return formatMoney(limit, languageId, currency);
}
