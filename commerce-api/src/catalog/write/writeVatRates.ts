import { sql } from 'kysely';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { VatRateEntry } from '../../model/catalogEntries.ts';

/**
 * Adds rates or replaces those with the same country, class and first day.
 *
 * @throws Error if two rates of a country and class would apply on the same day
 */
export async function writeVatRates(tx: Tx, rates: readonly VatRateEntry[]): Promise<void> {
  await upsertAll(
    tx,
    'vat_rate',
    ['country', 'vat_class', 'valid_from'],
    rates.map(({ country, vatClass, validFrom, validTo, percent }) => ({
      country,
      vat_class: vatClass,
      valid_from: validFrom,
      valid_to: validTo,
      rate_basis_points: Math.round(percent * 100),
    })),
  );
  const { rows } = await sql<{ country: string; vatClass: string; day: string }>`
    select a.country, a.vat_class as "vatClass", b.valid_from::text as day
    from vat_rate a join vat_rate b on b.country = a.country and b.vat_class = a.vat_class and b.valid_from > a.valid_from
    where a.valid_to is null or b.valid_from < a.valid_to
  `.execute(tx);
  const [overlap] = rows;
  if (overlap) {
    const { country, vatClass, day } = overlap;
    throw new Error(`Two VAT rates of the class ${vatClass} apply in ${country} on ${day}. End the first one earlier.`);
  }
}
