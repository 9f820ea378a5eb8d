import * as z from 'zod/mini';

/** Input of a page for one slot position. */
export const slotAreaInput = z.object({
  family: z.string(),
  areaName: z.string(),
  /** Product, Category, Brand and DiscountCampaign, by alias (WIDGET-13, API-29). */
  filters: z._default(z.array(z.object({ key: z.string(), value: z.string() })), []),
  /** Path of the page. */
  url: z.optional(z.string()),
  /** Whether the slot position is visible without scrolling: its images then load eagerly. */
  isInFirstView: z._default(z.boolean(), false),
});

export type SlotAreaInput = z.infer<typeof slotAreaInput>;
