import type { CampaignRule } from '../catalog/campaignRules.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { PriceByCurrency } from '../model/catalogEntries.ts';

export interface Promotion {
  code: string;
  percent: number;
  /** Required sum of the selling prices including VAT, in minor units. */
  minimum: PriceByCurrency | null;
}

/** Promotions by uppercase code. */
export type Promotions = ReadonlyMap<string, Promotion>;

export async function readPromotions(db: Db): Promise<Promotions> {
  const codes = await db
    .selectFrom('promotion')
    .select(['code', 'percent', 'minimum'])
    .where('active', '=', true)
    .execute();
  return new Map(codes.map((promotion) => [promotion.code, promotion]));
}

/** Ignores case and surrounding spaces, since codes are read aloud and typed on phones. */
export function normalizedCode(text: string): string {
  return text.trim().toUpperCase().slice(0, 100);
}

/** The rule of a code; its name is the code itself. */
export function ruleOfCode({ code, percent }: Promotion): CampaignRule {
  return {
    campaignId: `code-${code}`,
    name: code,
    hideTitle: false,
    ruleType: 'CODE',
    category: 'PROMO_CODE',
    action: 'PERCENTAGE',
    actionValue: String(percent),
    canonicalUrl: null,
  };
}
