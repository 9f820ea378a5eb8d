import { hasOrdered, shopperOf, type ShopperProofs } from '../auth/shopper.ts';
import { isGuid } from '../model/isGuid.ts';
import { DAY_MS } from '../platform/config/checkoutConfig.ts';
import { settleForShopper, type SettleDeps } from './settlePayment.ts';
import { findPayment, readPayment, type StoredPayment } from './storedPayment.ts';

/**
 * The payment with which a shopper returns to the shop, as far as it is settled. Its money is moved afterwards.
 *
 * @param id the payment's id or its reference at the provider, which are both secrets
 * @returns null for an unknown payment and that of another shopper
 */
export async function paymentOfShopper(
  id: string,
  cartId: string | null,
  deps: SettleDeps & ShopperProofs,
): Promise<StoredPayment | null> {
  const found = isGuid(id) ? await readPayment(deps.db, id) : await findPayment(deps.db, id);
  if (!found || (cartId && cartId !== found.cartId)) return null;
  const confirmationExpiresAt = new Date(Date.now() + DAY_MS);
  if (!hasOrdered({ ...found, confirmationExpiresAt }, cartId, await shopperOf(deps))) return null;
  return (await settledOrUnknown(found, deps)) ?? found;
}

/** If the provider does not answer, the shopper waits; the sweeper goes on. */
async function settledOrUnknown(payment: StoredPayment, deps: SettleDeps): Promise<StoredPayment | undefined> {
  try {
    return await settleForShopper(payment.id, deps);
  } catch (error) {
    deps.log.error({ err: error, payment: payment.id }, 'payment not settled, retrying later');
    return payment;
  }
}
