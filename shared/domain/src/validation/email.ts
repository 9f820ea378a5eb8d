import type { ValidationMessageKey } from './rule.ts';

/* One @, something before it, and a domain of two or more labels. Letters beyond ASCII are allowed (å in a Swedish domain);
   only a sent message proves an address, so the rule catches slips and no more. */
const ADDRESS =
  /^[^\s@"(),:;<>[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*\.[\p{L}]{2,}$/u;
const MAX_LENGTH = 254;

/** An email address; spaces around it are forgiven, an empty one is not: wrap in `optional` (VALID-01, VALID-02). */
export function email(value: string): ValidationMessageKey | null {
  const address = value.trim();
  const [local = ''] = address.split('@');
  const dotsAreFine = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return address.length <= MAX_LENGTH && dotsAreFine && ADDRESS.test(address) ? null : 'validation.email';
}
