import { sql } from 'kysely';
import type { Db, Tx } from '../db/openDatabase.ts';
import type { VatRate } from './vatRate.ts';

export async function readVatRates(db: Db | Tx): Promise<VatRate[]> {
  const { rows } = await sql<VatRate>`
    select country, vat_class as "vatClass", valid_from::text as "validFrom", valid_to::text as "validTo",
      rate_basis_points / 100.0::float as percent
    from vat_rate
  `.execute(db);
  return rows;
}
