import type { Db } from '../db/openDatabase.ts';
import { addressFrom, type Address } from '../checkout/address.ts';
import type { View } from '../markets/view.ts';

export interface UserView {
  id: number;
  email: string;
  address: Address;
  gender: 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';
  customerType: 'PERSON' | 'ORGANIZATION';
  newsletter: boolean;
  personalId: string;
  metaData: string;
  view: View;
}

export async function readUser(db: Db, customerId: number, view: View): Promise<UserView | null> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    address: addressFrom({}, row.address),
    gender: row.gender,
    customerType: row.customer_type,
    newsletter: row.newsletter,
    personalId: row.personal_id ?? '',
    metaData: row.meta_data ?? '',
    view,
  };
}
