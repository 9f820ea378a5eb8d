import type { View } from '../markets/view.ts';
import { shopDate } from '../markets/shopDate.ts';
import type { CatalogTree } from './catalogTree.ts';

/** The class that almost everything belongs to, and what the fees of a cart are taxed at. */
export const STANDARD = 'standard';

/**
 * Percent that is in a price of this market on a day.
 *
 * @throws Error when no row holds then
 */
export function vatRate(
  { vatRates }: Pick<CatalogTree, 'vatRates'>,
  { market }: Pick<View, 'market'>,
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
