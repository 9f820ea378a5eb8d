import * as z from 'zod';

/** Parsers of option values. */
export const idText = z
  .string('is missing')
  .regex(/^[1-9]\d{0,8}$/, 'expected a whole number above 0')
  .transform(Number);

export const countText = z
  .string('is missing')
  .regex(/^\d{1,9}$/, 'expected a whole number, 0 or more')
  .transform(Number);

/** `199` or `199.00`, as minor units. */
export const amountText = z
  .string('is missing')
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'expected an amount like 199 or 199.00')
  .transform((text) => Math.round(Number(text) * 100));

export const fileText = z.string('is missing').min(1, 'expected a file name');
