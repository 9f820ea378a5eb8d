import * as z from 'zod';
import { CURRENCY_CODES } from '../markets/channels.ts';

/** Schemas shared by catalog and content. */
export const localized = z.object({ sv: z.string(), en: z.string() });
export const meta = z.object({ title: localized, description: localized });
/** Minor units including VAT. */
export const byCurrency = z.record(z.enum(CURRENCY_CODES), z.int().min(0));
export const day = z.iso.date();
/** ISO time with offset; null means without a start or an end. */
export const time = z.iso.datetime({ offset: true }).nullable().default(null);
/** One segment of an address. */
export const alias = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters a to z, digits and single hyphens');
export const aliases = z.object({ sv: alias, en: alias });
