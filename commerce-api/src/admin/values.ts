import * as z from 'zod';
import { emailFrom } from '@hemvaror/domain/validation/email';

/** Parsers of input values: the command line sends texts, other clients may send numbers. */
const text = (pattern: RegExp, expected: string) =>
  z.union([z.string(), z.number()], 'is missing').transform((value, check) => {
    if (pattern.test(String(value))) return String(value);
    check.addIssue(`expected ${expected}`);
    return z.NEVER;
  });

export const idText = text(/^[1-9]\d{0,8}$/, 'a whole number above 0').transform(Number);

export const countText = text(/^\d{1,9}$/, 'a whole number, 0 or more').transform(Number);

/** `199` or `199.00`, as minor units. */
export const amountText = text(/^\d{1,7}(\.\d{1,2})?$/, 'an amount like 199 or 199.00').transform((value) =>
  Math.round(Number(value) * 100),
);

/** An option that was given once or several times. */
export const listOf = <Value>(value: z.ZodType<Value>) =>
  z.preprocess((given) => (given === undefined || Array.isArray(given) ? given : [given]), z.array(value).default([]));

export const emailText = z.string('is missing').transform((value, check) => {
  const email = emailFrom(value);
  if (!email) check.addIssue('expected an email address');
  return email ?? z.NEVER;
});

export const flag = z.boolean().default(false);
