import { CARRIERS } from './carriers.ts';
import { RETURN_FEE, type Currency } from './channels.ts';
import { formatMoney } from './formatMoney.ts';
import type { View } from './view.ts';

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;

/** Amounts in minor units by the name that a text uses: `{{freeShipping}}`, `{{returnFee}}`, `{{fee.dhl}}`. */
const AMOUNTS: ReadonlyMap<string, (currency: Currency) => number> = new Map([
  ['freeShipping', ({ freeShippingAbove }) => freeShippingAbove],
  ['returnFee', ({ code }) => RETURN_FEE[code]],
  ...CARRIERS.map(({ logo, fee }) => [`fee.${logo}`, ({ code }: Currency) => fee[code]] as const),
]);

/** Replaces the placeholders of a text with amounts of the market. One text thus serves markets of all currencies. */
export function fillAmounts(text: string, view: View): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const amount = AMOUNTS.get(name);
    return amount ? formatMoney(amount(view.currency), view) : placeholder;
  });
}

/** @throws Error for a placeholder that `fillAmounts` does not know, which a shopper would read as it is */
export function assertAmounts(texts: unknown, place: string): void {
  for (const [placeholder, name = ''] of JSON.stringify(texts).matchAll(PLACEHOLDER)) {
    if (!AMOUNTS.has(name)) {
      throw new Error(
        `${place} has the unknown amount ${placeholder}. Expected one of: ${[...AMOUNTS.keys()].join(', ')}.`,
      );
    }
  }
}
