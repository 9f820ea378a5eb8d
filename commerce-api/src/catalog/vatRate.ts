import { shopDate } from '../markets/shopDate.ts';
import type { CatalogTree } from './catalogTree.ts';

/** The VAT class of most goods, and of the fees of a cart. */
export const STANDARD = 'standard';

/**
 * The VAT rate of this market on a day, in percent.
 *
 * @throws Error if no rate applies on that day
 */
export function vatRate(
  { vatRates }: Pick<CatalogTree, 'vatRates'>,
  { market }: { market: { country: { code: string } } },
  vatClass: string = STANDARD,
  day: string = shopDate(),
): number {
  const country = market.country.code;
  const found = vatRates.find(
    (rate) =>
      rate.country === country &&
      rate.vatClass === vatClass &&
      rate.validFrom <= day &&
      (rate.validTo === null || day < rate.validTo),
  );
  if (!found)
    throw new Error(`No VAT rate of the class ${vatClass} holds in ${country} on ${day}. Add a row to vat_rate.`);
  return found.percent;
}
