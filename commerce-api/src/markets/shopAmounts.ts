import { CARRIERS } from './carriers.ts';
import { RETURN_FEE, type Currency } from './channels.ts';
import { formatMoney } from './formatMoney.ts';
import type { View } from './view.ts';

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;

/** Amounts in minor units by placeholder name: `{{freeShipping}}`, `{{returnFee}}`, `{{fee.dhl}}`. */
const AMOUNTS: ReadonlyMap<string, (currency: Currency) => number> = new Map([
  ['freeShipping', ({ freeShippingAbove }) => freeShippingAbove],
  ['returnFee', ({ code }) => RETURN_FEE[code]],
  ...CARRIERS.map(({ logo, fee }) => [`fee.${logo}`, ({ code }: Currency) => fee[code]] as const),
]);

/** Replaces the placeholders of a text with amounts of the market, so that one text serves all currencies. */
export function fillAmounts(text: string, view: View): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const amount = AMOUNTS.get(name);
    return amount ? formatMoney(amount(view.currency), view) : placeholder;
  });
}

/** @throws Error for an unknown placeholder, which `fillAmounts` would leave in the text */
export function assertAmounts(texts: unknown, owner: string): void {
  for (const [placeholder, name = ''] of JSON.stringify(texts).matchAll(PLACEHOLDER)) {
    if (!AMOUNTS.has(name)) {
      throw new Error(
        `${owner} has the unknown amount ${placeholder}. Expected one of: ${[...AMOUNTS.keys()].join(', ')}.`,
      );
    }
  }
}
