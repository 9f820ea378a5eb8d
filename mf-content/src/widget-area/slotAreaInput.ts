import * as z from 'zod/mini';

/** What a page asks for in one of its places. */
export const slotAreaInput = z.object({
  family: z.string(),
  areaName: z.string(),
  /** Product, Category, Brand and DiscountCampaign, by alias (WIDGET-13, API-29). */
  filters: z._default(z.array(z.object({ key: z.string(), value: z.string() })), []),
  /** Path of the page. */
  url: z.optional(z.string()),
  /** Whether the place is in sight before the shopper scrolls: its pictures are then asked for at once. */
  isInFirstView: z._default(z.boolean(), false),
});

export type SlotAreaInput = z.infer<typeof slotAreaInput>;
