import type { Db } from '../platform/db/openDatabase.ts';
import { claimMs, claimPayment, shortenClaim } from './claims.ts';
import type { LimitedProvider } from './paymentProvider.ts';

interface Unpaid {
  id: string;
  reference: string;
  provider: LimitedProvider;
}

/**
 * Cancels the session of an open payment whose shopper took too long. The shopper may pay at this moment: the provider decides which of
 * the two comes first. Claimed, because a cancellation that comes after the capture would return the money of an order.
 *
 * @returns false if the payment is no longer open, or another caller cancels it
 */
export async function cancelUnpaid(db: Db, { id, reference, provider }: Unpaid): Promise<boolean> {
  const claim = await claimPayment(db, id, { state: 'open', ms: claimMs(provider) });
  if (!claim) return false;
  try {
    await provider.cancel(reference);
  } catch (error) {
    await shortenClaim(db, id, claim, provider.timeoutMs);
    throw error;
  }
  await shortenClaim(db, id, claim, 0);
  return true;
}
