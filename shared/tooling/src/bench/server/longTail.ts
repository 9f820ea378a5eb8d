import { PAGES } from '../pages.ts';

/** Addresses of 10,000 products in two languages, with their lists and searches, and the shares of their views. */
const KINDS = [
  { page: 'front', addresses: 2, share: 0.1 },
  { page: 'list', addresses: 1_000, share: 0.35 },
  { page: 'product', addresses: 20_000, share: 0.45 },
  { page: 'search', addresses: 2_000, share: 0.1 },
] as const;

/**
 * Creates a generator of page views: few addresses are opened often, most of them rarely (Zipf's law). An address is a page of the demo catalog
 * with a sort that does not exist, so that a small catalog has as many cached pages as a large one.
 *
 * @returns a function that returns the path of the next view; the same sequence in each run
 */
export function longTail(): () => string {
  const random = seededRandom();
  const kinds = KINDS.map((kind) => ({ ...kind, ranks: rankSums(kind.addresses) }));
  return () => {
    let at = random();
    const kind = kinds.find(({ share }) => (at -= share) < 0) ?? kinds[0];
    if (!kind) throw new Error('There is no kind of page.');
    const sum = random() * (kind.ranks.at(-1) ?? 0);
    return `${PAGES[kind.page]}?sort=${firstAbove(kind.ranks, sum) + 1}`;
  };
}

/** Sums of the frequencies of an address and all before it: that of the nth is 1 / n. */
function rankSums(addresses: number): number[] {
  let sum = 0;
  return Array.from({ length: addresses }, (_, at) => (sum += 1 / (at + 1)));
}

/** Index of the first sum that is above a value, by bisection. */
function firstAbove(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A linear congruential generator with the constants of Numerical Recipes. */
function seededRandom(): () => number {
  let state = 42;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}
