import type { Campaign } from './campaign.ts';
import { isReducedAsAnnounced } from './isReducedAsAnnounced.ts';

const BASE = { id: 1, alias: { sv: 'a', en: 'a' }, name: { sv: 'A', en: 'A' }, text: null, endsAt: null };
const TWENTY: Campaign = { ...BASE, kind: 'percentage', percent: 20 };
const AMOUNTS = { SEK: 10_000, EUR: 1_000, NOK: 10_000, DKK: 7_000 };
const HUNDRED: Campaign = { ...BASE, kind: 'fixed_amount', amounts: AMOUNTS };
const SALE: Campaign = { ...BASE, kind: 'sale' };
const TIERED: Campaign = { ...BASE, kind: 'tiered', tiers: [{ quantity: 2, percent: 10 }] };

test.each<[what: string, campaign: Campaign, reference: number, selling: number, expected: boolean]>([
  ['20 % below the reference price is a reduction of 20 %', TWENTY, 49_900, 39_920, true],
  ['a rounded price is reduced by its percentage', TWENTY, 8_999, 7_199, true],
  ['19 % below it is not', TWENTY, 49_900, 40_419, false],
  ['a price above a lower one of the last 30 days is not reduced', TWENTY, 47_920, 47_920, false],
  ['100 kr below it is a reduction of 100 kr', HUNDRED, 49_900, 39_900, true],
  ['99 kr below it is not', HUNDRED, 49_900, 40_000, false],
  ['an amount above the price has no effect', HUNDRED, 8_900, 8_900, false],
  ['any reduction is a sale', SALE, 49_900, 49_800, true],
  ['no reduction is no sale', SALE, 49_900, 49_900, false],
  ['tiers need no reduction, as they are conditional', TIERED, 49_900, 49_900, true],
])('%s', (_what, campaign, reference, selling, expected) => {
  expect(isReducedAsAnnounced(campaign, { reference, selling }, 'SEK')).toBe(expected);
});
