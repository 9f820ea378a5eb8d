import type { CampaignRule } from '../catalog/campaignRules.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { PriceByCurrency } from '../model/catalogEntries.ts';

export interface Promotion {
  code: string;
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

/** Promotions by uppercase code. */
export type Promotions = ReadonlyMap<string, Promotion>;

export async function readPromotions(db: Db): Promise<Promotions> {
  const codes = await db
    .selectFrom('promotion')
    .select(['code', 'percent', 'amounts', 'minimum', 'active_from as from', 'active_to as to'])
    .select(['max_uses as maxUses', 'max_uses_per_customer as maxUsesPerCustomer'])
    .where('active', '=', true)
    .execute();
  return new Map(
    codes.map(({ percent, amounts, ...row }) => [
      row.code,
      { ...row, reduction: reductionFrom(row.code, { percent, amounts }) },
    ]),
  );
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

/** Ignores case and surrounding spaces, since codes are read aloud and typed on phones. */
export function normalizedCode(text: string): string {
  return text.trim().toUpperCase().slice(0, 100);
}

/** The rule of a code; its name is the code itself. */
export function ruleOfCode({ code, reduction }: Promotion, currency: CurrencyCode): CampaignRule {
  return {
    campaignId: `code-${code}`,
    name: code,
    hideTitle: false,
    ruleType: 'CODE',
    category: 'PROMO_CODE',
    ...(reduction.kind === 'percentage'
      ? { action: 'PERCENTAGE', actionValue: String(reduction.percent) }
      : // In major units, like all amounts in the API.
        { action: 'FIXED_AMOUNT', actionValue: String(reduction.amounts[currency] / 100) }),
    canonicalUrl: null,
  };
}
