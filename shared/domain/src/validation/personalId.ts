import { passesLuhn } from './luhn.ts';
import type { ValidationMessageKey } from './rule.ts';

const FORM = /^(18|19|20)?(\d{2})(\d{2})(\d{2})-?(\d{4})$/;

/**
 * Validates a Swedish personal number: 10 or 12 digits, an optional dash before the last four, an existing date, the Luhn check
 * over the last ten. Coordination numbers (day plus 60) are invalid, as they contain no date (VALID-09 to VALID-12).
 */
export function personalId(value: string): ValidationMessageKey | null {
  const parts = FORM.exec(value.trim());
  if (!parts) return 'validation.personalId';

  const [, century, year = '', month = '', day = '', serial = ''] = parts;
  // Ten digits have no century, which matters only for the 29th of February.
  const centuries = century ? [century] : ['19', '20'];
  const dateExists = centuries.some((hundreds) => isDate(Number(hundreds + year), Number(month), Number(day)));
  return dateExists && passesLuhn(year + month + day + serial) ? null : 'validation.personalId';
}

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
