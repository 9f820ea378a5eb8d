import { splitAmount } from '../model/splitAmount.ts';
import { amountOf, type Amount } from '../model/price.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { View } from '../markets/view.ts';
import type { CartLineView } from './cartView.ts';
import type { Promotion } from './promotions.ts';

/** The discount of a code on each line, by which its VAT is reduced. An amount is at most that of the goods. */
export function cartDiscounts(
  lines: readonly CartLineView[],
  promotion: Promotion | undefined,
  { currency }: View,
): Amount[] {
  const shares = sharesOf(
    lines.map(({ sellingUnit, quantity }) => sellingUnit * quantity),
    promotion,
    currency.code,
  );
  return lines.map(({ vatRate }, index) => amountOf(shares[index] ?? 0, vatRate));
}

/** @param sums selling prices of the lines in minor units */
function sharesOf(sums: readonly number[], promotion: Promotion | undefined, currency: CurrencyCode): number[] {
  if (!promotion) return [];
  const { reduction } = promotion;
  if (reduction.kind === 'percentage') return sums.map((sum) => Math.round((sum * reduction.percent) / 100));
  const goods = sums.reduce((total, sum) => total + sum, 0);
  return splitAmount(Math.min(reduction.amounts[currency], goods), sums);
}

/** Whether the goods meet the minimum of a code, and the code has an effect in the currency. */
export function meetsRequirements({ minimum, reduction }: Promotion, goodsMinor: number, { currency }: View): boolean {
  const isOffered = reduction.kind === 'percentage' || reduction.amounts[currency.code] > 0;
  return isOffered && goodsMinor > 0 && goodsMinor >= (minimum?.[currency.code] ?? 0);
}
