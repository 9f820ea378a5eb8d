import { cleanText } from './cleanText.ts';
import { passesLuhn } from './luhn.ts';
import type { ValidationMessageKey } from './rule.ts';

const FORM = /^(18|19|20)?(\d{2})(\d{2})(\d{2})([-+])?(\d{4})$/;
const CENTURIES = ['20', '19', '18'] as const;
/** Coordination numbers (for people who are not registered in Sweden) contain the day plus 60. */
const COORDINATION_DAYS = 60;

/**
 * Validates a Swedish personal number or coordination number: 10 or 12 digits, an optional dash before the last four (a plus
 * for people of 100 years and more), the date of a birth until today, the Luhn check over the last ten (VALID-09 to VALID-12).
 */
export function personalId(value: string, today = new Date()): ValidationMessageKey | null {
  return personalIdFrom(value, today) === undefined ? 'validation.personalId' : null;
}

/** The number as `19811228-9874`, with the century that ten digits leave open; undefined if the text is not one. */
export function personalIdFrom(text: string, today = new Date()): string | undefined {
  const parts = FORM.exec(cleanText(text));
  if (!parts) return undefined;

  const [, century, year = '', month = '', day = '', sign, serial = ''] = parts;
  if (!passesLuhn(year + month + day + serial)) return undefined;
  const birthday = { month: Number(month), day: Number(day) % COORDINATION_DAYS };
  const latestYear = today.getUTCFullYear() - (sign === '+' ? 100 : 0);
  const found = (century ? [century] : CENTURIES).find((hundreds) => {
    const birth = utcDate({ ...birthday, year: Number(hundreds + year) });
    return birth !== undefined && birth <= today && birth.getUTCFullYear() <= latestYear;
  });
  return found && `${found}${year}${month}${day}-${serial}`;
}

/** Undefined for a day that does not exist. */
function utcDate({ year, month, day }: { year: number; month: number; day: number }): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date : undefined;
}
