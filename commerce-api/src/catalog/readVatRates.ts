import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/openDatabase.ts';

/** One row of the law: what a country takes of a class of goods, from one day on and until another. */
export interface VatRate {
  country: string;
  vatClass: string;
  /** `yyyy-mm-dd`. */
  validFrom: string;
  /** The first day on which it no longer holds; null while no end is known. */
  validTo: string | null;
  /** 25.5, for example. */
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
