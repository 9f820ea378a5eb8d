import * as fc from 'fast-check';
import { daysBefore } from '../src/markets/shopDate.ts';

const YEAR_DAYS = 365;

/** The prices of one day in minor units; `lowest` may have applied for minutes. */
export interface PriceOfDay {
  regular: number;
  selling: number;
  lowest: number;
}

/** Prices by the number of days ago on which they began. */
export type YearOfPrices = ReadonlyMap<number, PriceOfDay>;

const amount = (min: number, max: number) => fc.integer({ min, max }).map((kronor) => kronor * 100);

const change = fc.record({
  // Most changes are near the 30 days that count.
  daysAgo: fc.oneof({ weight: 1, arbitrary: fc.nat(YEAR_DAYS) }, { weight: 4, arbitrary: fc.nat(90) }),
  regular: fc.constantFrom(1_000, 1_000, 1_000, 1_200),
  selling: fc.option(amount(4, 9), { freq: 3 }),
  dip: fc.option(amount(1, 3), { freq: 1 }),
});

const changes = fc.uniqueArray(change, { selector: ({ daysAgo }) => daysAgo, minLength: 1, maxLength: 6 });

const yearOfPrices: fc.Arbitrary<YearOfPrices> = fc.tuple(changes, fc.nat(7)).map(([later, chance]) => {
  const first = { daysAgo: YEAR_DAYS + 1, regular: 1_000, selling: null, dip: null };
  // One in eight products is new, so that it may be reduced from its first day.
  const all = chance === 0 ? later : [first, ...later];
  return new Map(
    all
      .toSorted((left, right) => right.daysAgo - left.daysAgo)
      .map(({ daysAgo, regular, selling, dip }) => {
        const sold = Math.min(regular, selling ?? regular);
        return [daysAgo, { regular, selling: sold, lowest: sold - (dip ?? 0) }];
      }),
  );
});

/** A reduction since ten days, with a lower price on the first of the 30 days before, or a day earlier. */
const EDGES: readonly YearOfPrices[] = [40, 41].map((daysAgo) => {
  return new Map([
    [100, { regular: 1_000, selling: 1_000, lowest: 1_000 }],
    [daysAgo, { regular: 1_000, selling: 1_000, lowest: 700 }],
    [10, { regular: 1_000, selling: 600, lowest: 600 }],
  ]);
});

/** Years from a fixed seed, and those at the edge of the 30 days. */
export function generatedYears(count: number): YearOfPrices[] {
  return [...fc.sample(yearOfPrices, { numRuns: count, seed: 20_261_127 }), ...EDGES];
}

/** Rows for the import of a price history. */
export function historyOf(productId: number, year: YearOfPrices, today: string) {
  return [...year].map(([daysAgo, prices]) => {
    return { productId, priceList: 'sek', date: daysBefore(today, daysAgo), ...prices };
  });
}

/** The prices that applied at the end of a day; undefined before the first one. */
export function pricesOn(year: YearOfPrices, daysAgo: number): PriceOfDay | undefined {
  for (let day = daysAgo; day <= YEAR_DAYS + 1; day += 1) {
    const found = year.get(day);
    // A dip ends with its day.
    if (found) return day === daysAgo ? found : { ...found, lowest: found.selling };
  }
  return undefined;
}

/**
 * The price that today's reduction may be announced from, found by looking at each day: the lowest price of the 30 days before
 * the reduction began. Today's price if that is not lower, or nothing was sold before.
 */
export function referenceByDay(year: YearOfPrices): number {
  const today = pricesOn(year, 0);
  if (!today || today.selling >= today.regular) return today?.selling ?? 0;
  let began = 0;
  while (continuesReduction(pricesOn(year, began), pricesOn(year, began + 1))) began += 1;
  const days = Array.from({ length: 30 }, (_, day) => pricesOn(year, began + 1 + day)?.lowest ?? Infinity);
  const firstDay = pricesOn(year, began);
  // The price rose on that day, so the lower one before counts too.
  const sameDay = firstDay && firstDay.lowest < firstDay.selling ? firstDay.lowest : Infinity;
  const before = Math.min(sameDay, ...days);
  return before === Infinity ? today.selling : Math.max(before, today.selling);
}

function continuesReduction(day: PriceOfDay | undefined, previous: PriceOfDay | undefined): boolean {
  if (!day || !previous) return false;
  const isRaised = day.lowest < day.selling || day.selling > previous.selling;
  return !isRaised && previous.selling < previous.regular;
}
