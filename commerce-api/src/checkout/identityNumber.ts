/**
 * Validates the format and check digit (Luhn over the last ten digits) of a Swedish personal or organization number. A
 * personal number contains a valid date, also with day + 60 (coordination number); an organization's third digit is at least 2.
 */
export function isIdentityNumber(text: string, customerType: 'PERSON' | 'ORGANIZATION'): boolean {
  const [, century = '', date = '', serial = ''] =
    /^(\d{2})?(\d{6})[-+]?(\d{4})$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  const digits = date + serial;
  if (!hasLuhnCheck(digits)) return false;
  if (customerType === 'ORGANIZATION') return (century === '' || century === '16') && Number(digits[2]) >= 2;
  return isDate(century, date);
}

function hasLuhnCheck(digits: string): boolean {
  if (digits.length !== 10) return false;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isDate(century: string, date: string): boolean {
  const month = Number(date.slice(2, 4));
  const dayDigits = Number(date.slice(4, 6));
  const day = dayDigits > 60 ? dayDigits - 60 : dayDigits;
  // Without a century, the date must be valid in one of the two.
  const centuries = century === '' ? ['19', '20'] : [century];
  return centuries.some((prefix) => {
    const parsed = new Date(Date.UTC(Number(prefix + date.slice(0, 2)), month - 1, day));
    return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === day;
  });
}
