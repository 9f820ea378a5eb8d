import { cleanText } from './cleanText.ts';
import type { ValidationMessageKey } from './rule.ts';

/** The digits, after a prefix that people write or copy: `#100001`, `Order 100 001`, `Ordernr. 100001`. */
const NUMBER = /^(?:[\p{L}#:.]{1,20})?(\d{1,10})\.?$/u;
/** The largest number of an order: that of a 32-bit integer. */
const MAX_NUMBER = 2_147_483_647;

/** Validates an order number. It need not exist. */
export function orderNumber(value: string): ValidationMessageKey | null {
  return orderNumberFrom(value) === undefined ? 'validation.orderNumber' : null;
}

/** The number in a text that names an order; undefined if the text is not an order number. */
export function orderNumberFrom(text: string): number | undefined {
  const number = Number(NUMBER.exec(cleanText(text).replaceAll(' ', ''))?.[1]);
  return number >= 1 && number <= MAX_NUMBER ? number : undefined;
}
