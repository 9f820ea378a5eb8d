import type { Db } from '../db/openDatabase.ts';
import type { Localized, PriceByCurrency } from '../seed/seedTypes.ts';
import type { CampaignRule } from './cartView.ts';

export interface Promotion {
  code: string;
  percent: number;
  /** Minor units of selling prices including VAT that the goods must come to. */
  minimum: PriceByCurrency | null;
}

export interface QuantityCampaign {
  id: number;
  name: Localized;
  categoryId: number;
  tiers: { quantity: number; percent: number }[];
}

export interface Promotions {
  codes: ReadonlyMap<string, Promotion>;
  quantity: QuantityCampaign[];
}

export async function readPromotions(db: Db): Promise<Promotions> {
  const codes = await db
    .selectFrom('promotion')
    .select(['code', 'percent', 'minimum'])
    .where('active', '=', true)
    .execute();
  const quantity = await db
    .selectFrom('quantity_campaign')
    .select(['id', 'name', 'tiers', 'category_id as categoryId'])
    .orderBy('id')
    .execute();
  return { codes: new Map(codes.map((promotion) => [promotion.code, promotion])), quantity };
}

/** Codes are read aloud and typed on phones: case and spaces around do not matter. */
export function normalizedCode(text: string): string {
  return text.trim().toUpperCase().slice(0, 100);
}

/** For a code campaign the name is the code itself. */
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
