import type { Localized, PriceByCurrency } from '../seed/seedTypes.ts';
import type { Tables } from '../db/tables.ts';
import type { Selectable } from 'kysely';

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

export type Campaign = Reduction & { id: number; alias: Localized; name: Localized };

/** @throws Error for a row that the table's own check would not have taken */
export function campaignFrom({ id, alias, name, ...row }: Selectable<Tables['campaign']>): Campaign {
  return { id, alias, name, ...reductionFrom(id, row) };
}

type Rule = Pick<Selectable<Tables['campaign']>, 'kind' | 'percent' | 'amounts' | 'tiers'>;

function reductionFrom(id: number, { kind, percent, amounts, tiers }: Rule): Reduction {
  if (kind === 'sale') return { kind };
  if (kind === 'percentage' && percent !== null) return { kind, percent };
  if (kind === 'fixed_amount' && amounts !== null) return { kind, amounts };
  if (kind === 'tiered' && tiers !== null) return { kind, tiers };
  throw new Error(`Campaign ${id} is of the kind ${kind} and has no value for it.`);
}
