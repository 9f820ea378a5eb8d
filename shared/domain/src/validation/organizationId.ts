import { cleanText } from './cleanText.ts';
import { passesLuhn } from './luhn.ts';
import { personalIdFrom } from './personalId.ts';
import type { ValidationMessageKey } from './rule.ts';

/** Ten digits, in registers with 16 for the century, as VAT number between SE and 01. */
const FORMS = [/^(?:16[ -]{0,3})?(\d{6})[ -]{0,3}(\d{4})$/, /^SE[ -]{0,3}(\d{6})[ -]{0,3}(\d{4})[ -]{0,3}01$/i];

/**
 * Validates a Swedish organization number: ten digits with the Luhn check, also with 16 before it or as VAT number. The number
 * of a sole trader is the personal number of the owner.
 */
export function organizationId(value: string, today = new Date()): ValidationMessageKey | null {
  return organizationIdFrom(value, today) === undefined ? 'validation.organizationId' : null;
}

/** The number as `556036-0793`, that of a sole trader as `19811228-9874`; undefined if the text is not one. */
export function organizationIdFrom(text: string, today = new Date()): string | undefined {
  const cleaned = cleanText(text);
  const [, date = '', serial = ''] = FORMS.map((form) => form.exec(cleaned)).find((parts) => parts !== null) ?? [];
  // The third digit is at least 2, in contrast to a personal number, where it is the first digit of a month.
  if (Number(date[2]) >= 2) return passesLuhn(date + serial) ? `${date}-${serial}` : undefined;
  return personalIdFrom(date === '' ? cleaned : `${date}-${serial}`, today);
}
