import type { CurrencyCode } from '../markets/channels.ts';
import type { Localized } from '../model/catalogEntries.ts';
import { groupInPriceList } from '../catalog/facetId.ts';
import type { ListedFacet } from './index/listedProduct.ts';

/** Lower bounds of the price intervals, in major units. The last interval has no upper bound. */
const STARTS: Record<CurrencyCode, readonly number[]> = {
  SEK: [0, 100, 200, 300, 500, 1000, 2000],
  EUR: [0, 10, 20, 30, 50, 100, 200],
  NOK: [0, 100, 200, 300, 500, 1000, 2000],
  DKK: [0, 75, 150, 225, 350, 700, 1400],
};

/**
 * The index of the interval that contains a selling price; it includes its lower bound and excludes its upper bound.
 *
 * @param selling minor units
 */
export function priceInterval(selling: number, currency: CurrencyCode): number {
  return Math.max(
    0,
    STARTS[currency].findLastIndex((start) => selling >= start * 100),
  );
}

/** @param interval see `priceInterval` */
export function intervalFacet(interval: number, priceList: string, currency: CurrencyCode): ListedFacet {
  const [from = 0, to] = STARTS[currency].slice(interval);
  const id = `pr_${from}_${to ?? 'up'}`;
  return { group: groupInPriceList('Price', priceList), id, label: labelOf(from, to, currency), order: interval };
}

/** The text around a whole amount, by language, as in the formatted prices. */
const AROUND: Record<CurrencyCode, { before: string; after: string }> = {
  SEK: { before: 'SEK ', after: ' kr' },
  EUR: { before: '€', after: ' €' },
  NOK: { before: 'NOK ', after: ' Nkr' },
  DKK: { before: 'DKK ', after: ' Dkr' },
};

function labelOf(from: number, to: number | undefined, currency: CurrencyCode): Localized {
  const { before, after } = AROUND[currency];
  if (to === undefined) return { sv: `Från ${from}${after}`, en: `From ${before}${from}` };
  return { sv: `${from}–${to}${after}`, en: `${before}${from}–${to}` };
}
