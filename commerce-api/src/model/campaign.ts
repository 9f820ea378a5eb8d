import type { PriceByCurrency } from './catalogEntries.ts';

export interface Tier {
  /** From so many of one product on. */
  quantity: number;
  percent: number;
}

/** What a campaign does to the price of each of its products. */
export type Reduction =
  /** Nothing of its own: it groups products whose own price is reduced. */
  | { kind: 'sale' }
  | { kind: 'percentage'; percent: number }
  /** Minor units including VAT. */
  | { kind: 'fixed_amount'; amounts: PriceByCurrency }
  /** In the cart. */
  | { kind: 'tiered'; tiers: Tier[] };
