import type { CheckoutAccount } from '../model/checkoutState.ts';
import { Refusal } from '../model/refusal.ts';

/** The customer of a valid token. */
export interface Viewer {
  customerId: number;
  email: string;
  sessionId: string;
  /** Time of the login with the password; null for sessions of older releases, which did not store it. */
  authenticatedAt: Date | null;
  /** A member of staff who sees the shop as this customer. */
  isStaff: boolean;
  /** The fields that complete a checkout. */
  account: CheckoutAccount;
}

/** @throws Refusal UNAUTHENTICATED */
export async function requireViewer({ viewer: readViewer }: { viewer(): Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await readViewer();
  if (!viewer) throw new Refusal('UNAUTHENTICATED', 'This needs a signed-in customer.');
  return viewer;
}
