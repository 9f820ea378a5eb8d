import type { Db } from '../platform/db/openDatabase.ts';
import { addressFrom, type Address } from '../model/address.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { View } from '../markets/view.ts';

export interface UserView {
  id: number;
  email: string;
  address: Address;
  gender: 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';
  customerType: 'PERSON' | 'ORGANIZATION';
  newsletter: boolean;
  /** Whether the customer agreed to mails that ask for reviews. */
  reviewInvitations: boolean;
  personalId: string;
  metaData: string;
  /** Store credit in minor units; 0 for a currency without an entry. */
  balances: ReadonlyMap<CurrencyCode, number>;
  view: View;
}

export async function readUser(db: Db, customerId: number, view: View): Promise<UserView | null> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) return null;
  const balances = await db
    .selectFrom('customer_balance')
    .select(['currency', 'amount_minor'])
    .where('customer_id', '=', customerId)
    .execute();
  return {
    id: row.id,
    email: row.email,
    address: addressFrom({}, row.address),
    gender: row.gender,
    customerType: row.customer_type,
    newsletter: row.newsletter,
    reviewInvitations: row.review_invitations,
    personalId: row.personal_id ?? '',
    metaData: row.meta_data ?? '',
    balances: new Map(balances.map(({ currency, amount_minor: minor }) => [currency, minor])),
    view,
  };
}
