import { emailFrom } from '@hemvaror/domain/validation/email';
import type { Db, Tx } from '../platform/db/openDatabase.ts';

/** Addresses of buyers that the shop does not sell to, in canonical form. */
export type BlockedCustomers = ReadonlySet<string>;

export async function readBlockedCustomers(db: Db | Tx): Promise<BlockedCustomers> {
  const rows = await db.selectFrom('blocked_customer').select('email').execute();
  return new Set(rows.map(({ email }) => email));
}

/** Whether an order with these addresses is refused: the typed one, and that of the account. */
export function isBlocked(blocked: BlockedCustomers, emails: readonly (string | null | undefined)[]): boolean {
  return emails.some((email) => blocked.has(emailFrom(email ?? '') ?? ''));
}
