import * as z from 'zod';
import { CURRENCY_CODES } from '../markets/channels.ts';
import { aliases, byCurrency, day, localized, time } from './shapes.ts';

export const vatRatesShape = z.array(
  z
    .object({
      /** ISO 3166, or EU and XX as in the markets. */
      country: z.string().length(2),
      vatClass: z.string().min(1),
      validFrom: day,
      /** The first day on which it no longer applies; null while no end is known. */
      validTo: day.nullable(),
      percent: z.number().min(0).max(100).multipleOf(0.01),
    })
    .refine(({ validFrom, validTo }) => validTo === null || validFrom < validTo, 'A rate ends after it begins'),
);

export const priceListsShape = z.array(
  z.object({
    identifier: z.string().min(1),
    currency: z.enum(CURRENCY_CODES),
    /** Whether the markets of its currency use this list. */
    isDefault: z.boolean(),
  }),
);

const minor = z.int().min(0);

export const priceHistoryShape = z.array(
  z
    .object({
      productId: z.int().min(1),
      /** The identifier of the list. */
      priceList: z.string().min(1),
      /** First day of these prices, until the next entry of the same product and list. */
      date: day,
      /** Minor units, as for all prices. */
      regular: minor,
      /** The last price of the day. */
      selling: minor,
      /** The lowest price of the day. */
      lowest: minor,
    })
    .refine(({ lowest, selling, regular }) => lowest <= selling && selling <= regular, {
      error: 'Expected lowest <= selling <= regular',
    }),
);

const campaign = {
  id: z.int().min(1),
  alias: aliases,
  name: localized,
  /** Its subject, for its page and the sale page. */
  text: localized.nullable().default(null),
  activeFrom: time,
  activeTo: time,
  productIds: z.array(z.int()).default([]),
  categoryIds: z.array(z.int()).default([]),
};

const percent = z.int().min(1).max(99);

/** Campaigns reduce the price of their products and of those in their categories and subcategories, by the rule of their kind. */
export const campaignsShape = z.array(
  z.discriminatedUnion('kind', [
    /** No effect: it groups products whose own price is reduced. */
    z.object({ kind: z.literal('sale'), ...campaign }),
    z.object({ kind: z.literal('percentage'), ...campaign, percent }),
    z.object({ kind: z.literal('fixed_amount'), ...campaign, amounts: byCurrency }),
    z.object({
      kind: z.literal('tiered'),
      ...campaign,
      tiers: z.array(z.object({ quantity: z.int().min(2), percent })).min(1),
    }),
  ]),
);
