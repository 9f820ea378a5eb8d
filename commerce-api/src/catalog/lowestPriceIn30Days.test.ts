import * as fc from 'fast-check';
import { daysBefore } from '../markets/shopDate.ts';
import { lowestPriceIn30Days, type PriceFrom } from './lowestPriceIn30Days.ts';

const TODAY = '2026-11-20';

type Change = [daysAgo: number, selling: number, regular?: number, lowest?: number];

/** Builds prices from the days since they began; by default regular 1000 and no lower price on the same day. */
function since(...changes: Change[]): PriceFrom[] {
  return changes.map(([daysAgo, selling, regular = 1000, lowest = selling]) => {
    return { date: daysBefore(TODAY, daysAgo), regular, selling, lowest };
  });
}

const lowest = (changes: PriceFrom[]): number => lowestPriceIn30Days(changes, changes.at(-1)?.selling ?? 0, TODAY);

test.each<[what: string, changes: PriceFrom[], expected: number]>([
  ['a price that never changed is its own lowest', since([300, 1000]), 1000],
  ['a reduction of today is compared with the previous price', since([300, 1000], [0, 800]), 1000],
  ['a reduction since 40 days is compared with the price before it', since([300, 1000], [40, 800]), 1000],
  ['a price of 31 days before the reduction is ignored', since([300, 700, 700], [41, 1000], [10, 800]), 1000],
  [
    'a price that applied until 30 days before the reduction counts',
    since([300, 700, 700], [39, 1000], [10, 800]),
    700,
  ],
  ['a second reduction is compared with the first', since([300, 1000], [20, 800], [15, 1000], [5, 900]), 800],
  [
    'a second reduction is compared with the first if that ended the same day',
    since([300, 1000], [20, 800], [5, 900]),
    800,
  ],
  [
    'a price that falls in steps is one reduction from the first step',
    since([300, 1000], [45, 900], [20, 800], [3, 700]),
    1000,
  ],
  [
    'a new regular price during a reduction does not begin another',
    since([300, 1000], [20, 800], [5, 800, 1200]),
    1000,
  ],
  [
    'raising the regular price just before a reduction has no effect',
    since([300, 1000], [3, 1300, 1300], [0, 999, 1300]),
    1000,
  ],
  ['a product that is twelve days old is compared within these days', since([12, 1000], [4, 950, 950], [2, 800]), 950],
  ['a product reduced from its first day has its own price as lowest', since([12, 800]), 800],
  ['after a raise the previous price counts for 30 days', since([300, 800, 800], [29, 1000]), 800],
  ['after a raise the previous price is ignored after 30 days', since([300, 800, 800], [31, 1000]), 1000],
  ['a price that applied for hours today counts', since([300, 1000], [0, 1000, 1000, 600]), 600],
  ['a price that applied for hours counts for 30 days', since([300, 1000], [30, 1000, 1000, 600]), 600],
  ['a price that applied for hours is ignored after 30 days', since([300, 1000], [31, 1000, 1000, 600]), 1000],
  [
    'a reduction is compared with an earlier lower price that applied for hours',
    since([300, 1000], [9, 1000, 1000, 600], [0, 800]),
    600,
  ],
  ['a reduction is compared with a lower price of the same day', since([300, 1000], [5, 800, 1000, 600]), 600],
  [
    'raising a reduced price begins a new reduction on that day',
    since([300, 1000], [20, 900], [5, 800, 1000, 700]),
    700,
  ],
])('%s', (_what, changes, expected) => {
  expect(lowest(changes)).toBe(expected);
});

/** Reference implementation that checks each day. */
function dayByDay(changes: readonly PriceFrom[]): number {
  const on = (daysAgo: number) => changes.findLast(({ date }) => date <= daysBefore(TODAY, daysAgo));
  const isReduced = (price: PriceFrom | undefined) => price !== undefined && price.selling < price.regular;
  let began = 0;
  while (
    isReduced(on(began)) &&
    isReduced(on(began + 1)) &&
    (on(began + 1)?.selling ?? 0) >= (on(began)?.selling ?? 0)
  ) {
    began += 1;
  }
  const days = Array.from({ length: 30 }, (_, index) => on(began + 1 + index)?.selling ?? Number.POSITIVE_INFINITY);
  const before = Math.min(...days);
  const now = on(0)?.selling ?? 0;
  if (isReduced(on(0))) return before === Number.POSITIVE_INFINITY ? now : before;
  return Math.min(now, before);
}

test('any history gives the same result as checking each day', () => {
  const change = fc.record({ daysAgo: fc.nat(80), selling: fc.integer({ min: 1, max: 8 }), more: fc.nat(3) });
  const histories = fc.uniqueArray(change, { selector: ({ daysAgo }) => daysAgo, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(histories, (history) => {
      const changes = history
        .toSorted((left, right) => right.daysAgo - left.daysAgo)
        .map(({ daysAgo, selling, more }) => {
          return { date: daysBefore(TODAY, daysAgo), selling, regular: selling + more, lowest: selling };
        });

      expect(lowest(changes)).toBe(dayByDay(changes));
    }),
  );
});
