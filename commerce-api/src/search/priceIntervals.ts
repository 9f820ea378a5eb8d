import type { CurrencyCode } from '../markets/channels.ts';
import type { Localized } from '../seed/seedTypes.ts';

export const CURRENCIES_OF_PRICES = ['SEK', 'EUR'] as const satisfies CurrencyCode[];

/** Where the price intervals of a list begin, in major units. The last one is open. */
const STARTS: Record<CurrencyCode, readonly number[]> = {
  SEK: [0, 100, 200, 300, 500, 1000, 2000],
  EUR: [0, 10, 20, 30, 50, 100, 200],
};

export interface PriceInterval {
  facetId: string;
  label: Localized;
}

export function priceIntervals(currency: CurrencyCode): PriceInterval[] {
  return STARTS[currency].map((from, index) => {
    const to = STARTS[currency][index + 1];
    return { facetId: `pr_${from}_${to ?? 'up'}`, label: labelOf(from, to, currency) };
  });
}

/** Which interval a selling price in minor units falls into; it begins at its start and ends before the next. */
export function intervalOf(priceMinor: number, currency: CurrencyCode): number {
  return STARTS[currency].findLastIndex((start) => priceMinor >= start * 100);
}

function labelOf(from: number, to: number | undefined, currency: CurrencyCode): Localized {
  const [before, after] = currency === 'EUR' ? ['€', ' €'] : ['SEK ', ' kr'];
  if (to === undefined) return { sv: `Från ${from}${after}`, en: `From ${before}${from}` };
  return { sv: `${from}–${to}${after}`, en: `${before}${from}–${to}` };
}
