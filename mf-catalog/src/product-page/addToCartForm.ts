import * as z from 'zod/mini';

/** How many one form may add: what three digits hold. */
const MAX_QUANTITY = 999;

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
  quantity: z._default(wholeNumber(MAX_QUANTITY), 1),
});

export type AddToCartForm = z.infer<typeof fieldsSchema>;

/** What a form wants in the cart. @returns null for what no form of the product page says */
export function parseAddToCartForm(form: URLSearchParams): AddToCartForm | null {
  return fieldsSchema.safeParse(Object.fromEntries(form)).data ?? null;
}

const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), skuId: z.int() }),
  z.object({ kind: z.literal('outOfStock'), skuId: z.int() }),
  z.object({ kind: z.literal('noSize') }),
  z.object({ kind: z.literal('failed') }),
]);

/** What came of it. */
export type AddToCartResult = z.infer<typeof resultSchema>;

/** @returns null for what the product page has not told */
export function parseAddToCartResult(told: unknown): AddToCartResult | null {
  return resultSchema.safeParse(told).data ?? null;
}
