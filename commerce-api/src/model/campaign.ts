import type { PriceByCurrency } from './catalogEntries.ts';

export interface Tier {
  /** Minimum quantity of one product. */
  quantity: number;
  percent: number;
}

/** The effect of a campaign on the price of each of its products. */
export type Reduction =
  /** No effect: it groups products whose own price is reduced. */
  | { kind: 'sale' }
  | { kind: 'percentage'; percent: number }
  /** Minor units including VAT. */
  | { kind: 'fixed_amount'; amounts: PriceByCurrency }
  /** Applies in the cart only, by quantity. */
  | { kind: 'tiered'; tiers: Tier[] };
