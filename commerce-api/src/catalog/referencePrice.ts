import { lowestPriceIn30Days, type PriceFrom } from './lowestPriceIn30Days.ts';

/**
 * The price that a reduction is announced from, in minor units: the lowest of the 30 days before it began. Equal to the selling
 * price if that is not lower, as no reduction may be announced then. Constant while the price does not change.
 *
 * @param changes oldest first, one per day at most, in the price list of the price
 * @see Directive 98/6/EC article 6a, CJEU C-330/23 (Aldi Süd), prisinformationslagen (2004:347) 7 a §
 */
export function referencePrice(
  changes: readonly PriceFrom[],
  { regular, selling }: { regular: number; selling: number },
): number {
  const latest = changes.at(-1);
  // Without the change that began the reduction, the price before it is not known.
  if (selling >= regular || latest?.selling !== selling) return selling;
  return Math.max(selling, lowestPriceIn30Days(changes, selling, latest.date));
}
