import type { View } from '../markets/view.ts';

/** The price list whose prices somebody is shown: there is one for each currency. */
export function priceListOf({ currency }: View): string {
  return currency.code;
}
