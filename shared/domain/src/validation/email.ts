import type { ValidationMessageKey } from './rule.ts';

/* A local part, one @, and a domain of two or more labels. Non-ASCII letters are allowed (å in a Swedish domain). The rule
   catches typing errors only: only a sent message proves an address. */
const ADDRESS =
  /^[^\s@"(),:;<>[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*\.[\p{L}]{2,}$/u;
const MAX_LENGTH = 254;

/** Validates an email address. Trims it; for a field that may be empty, wrap the rule in `optional` (VALID-01, VALID-02). */
export function email(value: string): ValidationMessageKey | null {
  const address = value.trim();
  const [local = ''] = address.split('@');
  const hasValidDots = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return address.length <= MAX_LENGTH && hasValidDots && ADDRESS.test(address) ? null : 'validation.email';
}
