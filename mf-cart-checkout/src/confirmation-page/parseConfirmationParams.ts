import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { email } from '@hemvaror/domain/validation/email';
import type { PaymentType } from './ConfirmationPage.generated.ts';

export interface ConfirmationParams {
  /** Order id, or the payment provider's id of the order. */
  id: string;
  paymentType: PaymentType;
  cartId: string | null;
  /** For display only. Null if the address has no valid email. */
  email: string | null;
}

/** The query key by which each payment provider returns its id (CHECKOUT-21). */
const PROVIDER_KEYS = [
  ['sid', 'SVEA'],
  ['kid', 'KLARNA'],
  ['wid', 'WALLEY'],
  ['aid', 'AVARDA'],
  ['oid', 'STANDARD'],
] as const;

/** Parses the query string of the confirmation. Returns null without an order id. */
export function parseConfirmationParams(query: URLSearchParams): ConfirmationParams | null {
  const address = query.get('email') ?? '';
  for (const [key, paymentType] of PROVIDER_KEYS) {
    const id = query.get(key);
    if (id)
      return {
        id,
        paymentType,
        cartId: query.get('cartid'),
        email: email(address) === null ? cleanText(address) : null,
      };
  }
  return null;
}
