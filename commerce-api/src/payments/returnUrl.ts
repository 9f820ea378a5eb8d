import type { LanguageCode } from '../markets/channels.ts';
import type { PaymentType } from '../model/contract.generated.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';

/** Query key of the confirmation page that names the payment, by its kind (contract section 5). */
const QUERY_KEYS: Partial<Record<PaymentType, string>> = { KLARNA: 'kid', SVEA: 'sid', WALLEY: 'wid', AVARDA: 'aid' };

interface ReturnAddress {
  /** The client's URL, with the placeholders `{geins.cartid}` and `{payment.uid}`. */
  given: string | null;
  paymentType: PaymentType;
  paymentId: string;
  cartId: string;
  shop: Pick<ShopConfig, 'origins' | 'httpsOrigins'>;
  language: LanguageCode;
}

/**
 * The page to which the provider returns the shopper. A URL of the client is used only on an origin of the shop, so that a
 * payment cannot lead to a foreign page.
 */
export function returnUrlOf({ given, paymentType, paymentId, cartId, shop, language }: ReturnAddress): string {
  const { origins, httpsOrigins } = shop;
  const allowed = [...Object.values(origins), ...Object.values(httpsOrigins)];
  const own = `${origins[language]}/checkout/confirm?${QUERY_KEYS[paymentType] ?? 'oid'}={payment.uid}&cartid={geins.cartid}`;
  const template = given !== null && isOfShop(given, allowed) ? given : own;
  return template.replaceAll('{payment.uid}', paymentId).replaceAll('{geins.cartid}', cartId);
}

function isOfShop(text: string, origins: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && text.length <= 2_000 && origins.includes(url.origin);
}
