import type { Reduction } from '../model/campaign.ts';
import type { Localized } from '../model/catalogEntries.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Selectable } from 'kysely';

export type Campaign = Reduction & {
  id: number;
  alias: Localized;
  name: Localized;
  /** Its subject, for its page and the sale page. */
  text: Localized | null;
  /** Null for a campaign without an end. */
  endsAt: Date | null;
};

/** @throws Error for a row that violates the check constraint of the table */
export function campaignFrom({ id, alias, name, text, active_to, ...row }: Selectable<Tables['campaign']>): Campaign {
  return { id, alias, name, text, endsAt: active_to, ...reductionFrom(id, row) };
}

type Rule = Pick<Selectable<Tables['campaign']>, 'kind' | 'percent' | 'amounts' | 'tiers'>;

function reductionFrom(id: number, { kind, percent, amounts, tiers }: Rule): Reduction {
  if (kind === 'sale') return { kind };
  if (kind === 'percentage' && percent !== null) return { kind, percent };
  if (kind === 'fixed_amount' && amounts !== null) return { kind, amounts };
  if (kind === 'tiered' && tiers !== null) return { kind, tiers };
  throw new Error(`Campaign ${id} has the kind ${kind} without its value. Import the campaign again.`);
}
