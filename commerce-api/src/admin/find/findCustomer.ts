import { emailFrom } from '@hemvaror/domain/validation/email';
import type { Db, Tx } from '../../platform/db/openDatabase.ts';

export interface FoundCustomer {
  id: number;
  email: string;
}

/**
 * Finds an account by its id or email address.
 *
 * @throws Error for an unknown account
 */
export async function findCustomer(db: Db | Tx, text: string): Promise<FoundCustomer> {
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const found = await db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where((where) =>
      where.or([where('id', '=', id), where('email', '=', emailFrom(text) ?? text.trim().toLowerCase())]),
    )
    .executeTakeFirst();
  if (!found) throw new Error(`There is no account ${text}. Expected an id or an email address: see customer find.`);
  return found;
}
