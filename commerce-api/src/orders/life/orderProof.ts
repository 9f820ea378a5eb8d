import { emailFrom } from '@hemvaror/domain/validation/email';
import type { LogSecurityEvent } from '../../auth/securityLog.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { Refusal } from '../../model/refusal.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { clearAttempts, countAttempt } from '../../platform/limits/attempts.ts';
import type { StoredOrder } from '../readOrders.ts';

/** E-mail addresses that are compared with that of one order, from all networks: a link must not help to guess the address. */
const PROOF_LIMIT = { limit: 10, seconds: 3_600 };

interface ProofDeps {
  db: Db;
  viewer(): Promise<Viewer | null>;
  securityEvent: LogSecurityEvent;
}

/**
 * Proves that the sender of a request may change an order, not only read it by its link: as its customer, or by its e-mail address.
 * An order without an address, whose account was deleted, has no proof by e-mail.
 *
 * @param email as it was typed, if it was
 * @throws Refusal ORDER_PROOF_REQUIRED without an address, ORDER_PROOF_WRONG for another one, TOO_MANY_ATTEMPTS
 */
export async function requireOrderProof(
  { db, viewer: readViewer, securityEvent }: ProofDeps,
  order: Pick<StoredOrder, 'id' | 'customerId' | 'email'>,
  email: string | null | undefined,
): Promise<void> {
  const viewer = await readViewer();
  if (viewer && order.customerId === viewer.customerId) return;
  const key = `order proof ${order.id}`;
  try {
    if (!email)
      throw new Refusal('ORDER_PROOF_REQUIRED', 'Log in as the customer, or send the e-mail address of the order.');
    // Counted before it is compared, so that concurrent requests cannot exceed the limit.
    await countAttempt(db, key, PROOF_LIMIT);
    if (order.email === '' || emailFrom(email) !== order.email) {
      throw new Refusal('ORDER_PROOF_WRONG', 'The order has another e-mail address.');
    }
  } catch (error) {
    const isLimit = error instanceof Refusal && error.code === 'TOO_MANY_ATTEMPTS';
    securityEvent({ kind: 'orderByLink', email: order.email, outcome: isLimit ? 'limited' : 'refused' });
    throw error;
  }
  await clearAttempts(db, key);
}
