import type { CampaignRule } from '../catalog/campaignRules.ts';
import type { View } from '../markets/view.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { Localized, PriceByCurrency } from '../model/catalogEntries.ts';

export interface Promotion {
  code: string;
  /** By language; null for a code that the shopper types. */
  names: Localized | null;
  reduction: CartReduction;
  /** Required sum of the selling prices including VAT, in minor units. */
  minimum: PriceByCurrency | null;
  /** The code is valid from this time on; null: from the beginning. */
  from: Date | null;
  /** The code is valid until this time; null: without end. */
  to: Date | null;
  /** Orders with the code; null is no limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
}

/** The reduction of a cart by a code. Amounts are in minor units including VAT. */
export type CartReduction = { kind: 'percentage'; percent: number } | { kind: 'amount'; amounts: PriceByCurrency };

export interface Promotions {
  /** By uppercase code. */
  codes: ReadonlyMap<string, Promotion>;
  /** Campaigns of the whole cart, for which no code is typed. */
  campaigns: readonly Promotion[];
}

export async function readPromotions(db: Db): Promise<Promotions> {
  const rows = await db
    .selectFrom('promotion')
    .select(['code', 'percent', 'amounts', 'minimum', 'names', 'active_from as from', 'active_to as to'])
    .select(['max_uses as maxUses', 'max_uses_per_customer as maxUsesPerCustomer'])
    .where('active', '=', true)
    .execute();
  const promotions = rows.map(({ percent, amounts, ...row }): Promotion => {
    return { ...row, reduction: reductionFrom(row.code, { percent, amounts }) };
  });
  return {
    codes: new Map(promotions.filter(({ names }) => names === null).map((promotion) => [promotion.code, promotion])),
    campaigns: promotions.filter(({ names }) => names !== null),
  };
}

/** @throws Error for a row that violates the check constraint of the table */
function reductionFrom(
  code: string,
  { percent, amounts }: { percent: number | null; amounts: PriceByCurrency | null },
): CartReduction {
  if (percent !== null) return { kind: 'percentage', percent };
  if (amounts !== null) return { kind: 'amount', amounts };
  throw new Error(`The code ${code} has neither a percentage nor an amount. Set one of them.`);
}

/** The id of a promotion in the API. */
export function promotionId({ code, names }: Pick<Promotion, 'code' | 'names'>): string {
  return `${names === null ? 'code' : 'cart'}-${code}`;
}

/** The rule of a promotion; the name of a code is the code itself. */
export function ruleOfPromotion(promotion: Promotion, { currency, language }: View): CampaignRule {
  const { code, names, reduction } = promotion;
  return {
    campaignId: promotionId(promotion),
    name: names?.[language.code] ?? code,
    hideTitle: false,
    ruleType: names === null ? 'CODE' : 'CART',
    category: names === null ? 'PROMO_CODE' : 'CART',
    ...(reduction.kind === 'percentage'
      ? { action: 'PERCENTAGE', actionValue: String(reduction.percent) }
      : // In major units, like all amounts in the API.
        { action: 'FIXED_AMOUNT', actionValue: String(reduction.amounts[currency.code] / 100) }),
    canonicalUrl: null,
  };
}
