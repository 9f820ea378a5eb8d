import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/openDatabase.ts';

/** The VAT rate of a country for a class of goods, during a period. */
export interface VatRate {
  country: string;
  vatClass: string;
  /** `yyyy-mm-dd`. */
  validFrom: string;
  /** The first day on which it no longer applies; null without a known end. */
  validTo: string | null;
  /** For example 25.5. */
  percent: number;
}

export async function readVatRates(db: Db | Tx): Promise<VatRate[]> {
  const { rows } = await sql<VatRate>`
    select country, vat_class as "vatClass", valid_from::text as "validFrom", valid_to::text as "validTo",
      rate_basis_points / 100.0::float as percent
    from vat_rate
  `.execute(db);
  return rows;
}
