import * as z from 'zod/mini';

/** Maximum quantity of one form: three digits. */
const MAX_QUANTITY = 999;

const wholeNumber = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(max))),
  );
const skuId = wholeNumber(Number.MAX_SAFE_INTEGER);

const fieldsSchema = z.object({
  intent: z.literal('add-to-cart'),
  /** Missing if no size is selected. */
  skuId: z.optional(skuId),
  quantity: z._default(wholeNumber(MAX_QUANTITY), 1),
});

export type AddToCartForm = z.infer<typeof fieldsSchema>;

/** Parses the fields of the add-to-cart form. @returns null if they are invalid */
export function parseAddToCartForm(form: URLSearchParams): AddToCartForm | null {
  return fieldsSchema.safeParse(Object.fromEntries(form)).data ?? null;
}

const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), skuId: z.int() }),
  z.object({ kind: z.literal('outOfStock'), skuId: z.int() }),
  z.object({ kind: z.literal('noSize') }),
  z.object({ kind: z.literal('limited'), waitMinutes: z.int() }),
  z.object({ kind: z.literal('failed') }),
]);

export type AddToCartResult = z.infer<typeof resultSchema>;

/** Parses a stored action result. @returns null if it is not a result of this form */
export function parseAddToCartResult(result: unknown): AddToCartResult | null {
  return resultSchema.safeParse(result).data ?? null;
}
