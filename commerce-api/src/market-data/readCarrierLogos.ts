import type { Tx } from '../platform/db/openDatabase.ts';

/** The logos of all carriers, which texts name in placeholders. */
export async function readCarrierLogos(tx: Tx): Promise<string[]> {
  const carriers = await tx.selectFrom('carrier').select('logo').distinct().execute();
  return carriers.map(({ logo }) => logo);
}
