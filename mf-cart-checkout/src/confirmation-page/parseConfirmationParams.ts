import { email } from '@hemvaror/domain/validation/email';
import type { PaymentType } from './ConfirmationPage.generated.ts';

export interface ConfirmationParams {
  /** The order's id as the payment knows it. */
  id: string;
  paymentType: PaymentType;
  cartId: string | null;
  /** Only to say where the mail goes; null when the address holds none, or something else in its place. */
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

/** Which order a confirmation is asked for; null when the address names none. */
export function parseConfirmationParams(query: URLSearchParams): ConfirmationParams | null {
  const address = query.get('email') ?? '';
  for (const [key, paymentType] of PROVIDER_KEYS) {
    const id = query.get(key);
    if (id)
      return { id, paymentType, cartId: query.get('cartid'), email: email(address) === null ? address.trim() : null };
  }
  return null;
}
