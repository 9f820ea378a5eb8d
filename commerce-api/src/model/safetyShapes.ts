import { emailFrom } from '@hemvaror/domain/validation/email';
import * as z from 'zod';

/** Schemas of product safety information (Regulation (EU) 2023/988, article 19). */

export const line = z
  .string('is missing')
  .trim()
  .regex(/^[^<>\p{Cc}]{1,300}$/u, 'expected one line without < and >');

const webAddress = z.url({ protocol: /^https?$/ });
export const electronicAddress = z
  .string('is missing')
  .trim()
  .refine(
    (text) => emailFrom(text) !== undefined || webAddress.safeParse(text).success,
    'expected an email address, or the address of a page like https://…',
  );

/** ISO 3166. */
export const countryCode = z.string('is missing').regex(/^[A-Z]{2}$/, 'expected two capital letters, like SE');

/** The manufacturer of a product, or the responsible person in the EU. Parts may be unknown: `product safety` lists them. */
export const safetyContact = z.object({
  name: line,
  /** Postal address without the country. */
  address: line.nullable().default(null),
  electronicAddress: electronicAddress.nullable().default(null),
  country: countryCode.nullable().default(null),
});

export const optionalContact = safetyContact.nullable().default(null);

/** Warnings and safety information, each in every language; null without any. */
export const warnings = z
  .array(z.object({ sv: line, en: line }))
  .min(1)
  .nullable()
  .default(null);
