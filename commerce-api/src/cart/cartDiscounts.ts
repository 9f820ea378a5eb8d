import { splitAmount } from '../model/splitAmount.ts';
import { amountOf, sum, type Amount } from '../model/price.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { View } from '../markets/view.ts';
import type { CartLineView } from './cartView.ts';
import type { CartReduction, Promotion } from './promotions.ts';

export interface CartDiscounts {
  /** The discount of each line, by which its VAT is reduced. */
  lines: Amount[];
  /** The part that is an amount off the cart. */
  fixed: Amount;
}

/** The discounts on the whole cart, each of what the ones before it have left. An amount is at most that of the goods. */
export function cartDiscounts(
  lines: readonly CartLineView[],
  promotions: readonly Promotion[],
  { currency }: View,
): CartDiscounts {
  const sums = lines.map(({ sellingUnit, quantity }) => sellingUnit * quantity);
  let left: readonly number[] = sums;
  let fixed = sums.map(() => 0);
  for (const { reduction } of promotions) {
    const shares = sharesOf(left, reduction, currency.code);
    left = left.map((amount, index) => amount - (shares[index] ?? 0));
    if (reduction.kind === 'amount') fixed = fixed.map((amount, index) => amount + (shares[index] ?? 0));
  }
  const amounts = (minor: readonly number[]) => lines.map(({ vatRate }, index) => amountOf(minor[index] ?? 0, vatRate));
  return { lines: amounts(sums.map((amount, index) => amount - (left[index] ?? 0))), fixed: sum(amounts(fixed)) };
}

/** The campaign without a code that takes most off the goods; undefined if they meet the requirements of none. */
export function bestCampaign(
  lines: readonly CartLineView[],
  campaigns: readonly Promotion[],
  view: View,
): Promotion | undefined {
  const goods = lines.reduce((total, { sellingUnit, quantity }) => total + sellingUnit * quantity, 0);
  return campaigns
    .filter((campaign) => isCurrent(campaign) && meetsRequirements(campaign, goods, view))
    .map((campaign) => ({ campaign, minor: sum(cartDiscounts(lines, [campaign], view).lines).incVat }))
    .toSorted((left, right) => right.minor - left.minor)[0]?.campaign;
}

/** @param sums amounts of the lines in minor units */
function sharesOf(sums: readonly number[], reduction: CartReduction, currency: CurrencyCode): number[] {
  if (reduction.kind === 'percentage') return sums.map((amount) => Math.round((amount * reduction.percent) / 100));
  const goods = sums.reduce((total, amount) => total + amount, 0);
  return splitAmount(Math.min(reduction.amounts[currency], goods), sums);
}

/** Whether this is a time at which the promotion is valid. */
export function isCurrent({ from, to }: Pick<Promotion, 'from' | 'to'>): boolean {
  const now = new Date();
  return (from === null || from <= now) && (to === null || now < to);
}

/** Whether the goods meet the minimum of a promotion, and it has an effect in the currency. */
export function meetsRequirements({ minimum, reduction }: Promotion, goodsMinor: number, { currency }: View): boolean {
  const isOffered = reduction.kind === 'percentage' || reduction.amounts[currency.code] > 0;
  return isOffered && goodsMinor > 0 && goodsMinor >= (minimum?.[currency.code] ?? 0);
}
