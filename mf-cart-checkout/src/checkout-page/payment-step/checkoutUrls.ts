import type { CheckoutUrlsInputType, PaymentType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { paymentKind } from './paymentKind.ts';

/** Query key of the confirmation page that names the payment (`parseConfirmationParams`). */
const KEYS: Partial<Record<PaymentType, string>> = { KLARNA: 'kid', SVEA: 'sid', WALLEY: 'wid', AVARDA: 'aid' };

interface Pages {
  origin: string;
  confirmation: string;
  checkout: string;
  terms: string;
}

/**
 * Pages of the shop to which a provider leads the shopper. The API replaces the placeholders.
 *
 * @param pages paths on the origin
 * @returns undefined for payments without a provider
 */
export function checkoutUrls(
  type: PaymentType | null,
  { origin, confirmation, checkout, terms }: Pages,
): CheckoutUrlsInputType | undefined {
  const kind = paymentKind(type);
  if (type === null || kind === null || kind === 'form') return undefined;
  return {
    redirectUrl: `${origin}${confirmation}?${KEYS[type] ?? 'oid'}={payment.uid}&cartid={geins.cartid}`,
    checkoutPageUrl: origin + checkout,
    termsPageUrl: origin + terms,
  };
}
