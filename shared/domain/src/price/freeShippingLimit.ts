import type { LocaleCode } from '../site/locales.ts';
import { formatMoney } from './formatMoney.ts';
import { includingVat } from './includingVat.ts';

interface ShopOfLimit {
  locale: LocaleCode;
  /** ISO 4217 */
  currency: string;
  /** BCP 47 */
  languageId: string;
  config: { freeShippingLimits: Readonly<Record<string, number>> };
}

/**
 * The order value above which shipping is free (CART-10), as text: `899 kr`, `€89`. The limits are in units of their currency
 * and include VAT for everyone (OP-24), so a visitor who sees prices without VAT reads `899 kr inkl. moms`.
 *
 * @param vatIncluded whether the visitor sees prices with VAT
 * @returns null for a currency without free shipping, where no page may promise it
 */
export function freeShippingLimit(
  { locale, currency, languageId, config }: ShopOfLimit,
  vatIncluded: boolean,
): string | null {
  const limit = config.freeShippingLimits[currency];
  if (limit === undefined) return null;
  const amount = formatMoney(limit, languageId, currency);
  return vatIncluded ? amount : includingVat(amount, locale);
}
