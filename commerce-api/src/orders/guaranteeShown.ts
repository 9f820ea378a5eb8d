import { shopDate } from '../markets/shopDate.ts';
import type { View } from '../markets/view.ts';
import type { GuaranteeShown } from '../model/orderTypes.ts';

/** The notice on the legal guarantee for an order of this time; null in a market without one. */
export function guaranteeShown(
  { market, language }: Pick<View, 'market' | 'language'>,
  at: Date,
): GuaranteeShown | null {
  const notice = market.guaranteeNotice;
  if (!notice || notice.from > shopDate(at)) return null;
  return { image: notice.images?.[language.code] ?? null };
}
