import * as z from 'zod/mini';

/** How many one form may add: what three digits hold. */
const MOST = 999;

const wholeNumber = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(most))),
  );
const skuId = wholeNumber(Number.MAX_SAFE_INTEGER);

const fieldsSchema = z.object({
  intent: z.literal('add-to-cart'),
  /** Without one no size has been chosen. */
  skuId: z.optional(skuId),
  quantity: z._default(wholeNumber(MOST), 1),
});

export type Addition = z.infer<typeof fieldsSchema>;

/** What a form wants in the cart. @returns null for what no form of the product page says */
export function additionFrom(form: URLSearchParams): Addition | null {
  return fieldsSchema.safeParse(Object.fromEntries(form)).data ?? null;
}

const toldSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), skuId: z.int() }),
  z.object({ kind: z.literal('outOfStock'), skuId: z.int() }),
  z.object({ kind: z.literal('noSize') }),
  z.object({ kind: z.literal('failed') }),
]);

/** What came of it. */
export type AdditionTold = z.infer<typeof toldSchema>;

/** @returns null for what the product page has not told */
export function additionTold(told: unknown): AdditionTold | null {
  return toldSchema.safeParse(told).data ?? null;
}
