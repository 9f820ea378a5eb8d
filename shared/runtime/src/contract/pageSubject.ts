import * as z from 'zod/mini';

/** Prices are in units of the shop's currency. */
const price = z.object({ sellingPriceIncVat: z.number(), sellingPriceExVat: z.number() });

const product = z.object({
  productId: z.number(),
  name: z.nullable(z.string()),
  brand: z.nullable(z.object({ name: z.nullable(z.string()) })),
  primaryCategory: z.optional(z.nullable(z.object({ name: z.string() }))),
});

const catalogProduct = z.extend(product, {
  unitPrice: z.nullable(price),
  totalStock: z.nullable(z.object({ totalStock: z.number() })),
});

const line = z.object({
  skuId: z.number(),
  quantity: z.number(),
  unitPrice: z.nullable(price),
  product: z.nullable(
    z.extend(product, {
      skus: z.nullable(z.array(z.nullable(z.object({ skuId: z.number(), name: z.nullable(z.string()) })))),
    }),
  ),
});

const cart = z.object({
  promoCode: z.nullable(z.string()),
  items: z.nullable(z.array(z.nullable(line))),
  summary: z.nullable(
    z.object({
      fixedAmountDiscountIncVat: z.number(),
      fixedAmountDiscountExVat: z.number(),
      total: z.nullable(price),
      shipping: z.nullable(z.object({ feeIncVat: z.number(), feeExVat: z.optional(z.number()) })),
    }),
  ),
});

/**
 * The part of a page's data that events name, in the fields of the API. A page of another release may send another shape, so
 * the shell parses it.
 */
export const pageSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), product: catalogProduct }),
  z.object({ kind: z.literal('list'), products: z.array(catalogProduct) }),
  /** The results of a search. */
  z.object({ kind: z.literal('search'), text: z.string(), products: z.array(catalogProduct) }),
  /** The checkout of the cart of the page view. */
  z.object({ kind: z.literal('checkout') }),
  /** The confirmation of an order. */
  z.object({ kind: z.literal('order'), orderId: z.string(), cart }),
]);

export type PageSubject = z.infer<typeof pageSubjectSchema>;
/** A product of a page. */
export type SubjectProduct = z.infer<typeof catalogProduct>;
export type SubjectLine = z.infer<typeof line>;
export type SubjectCart = z.infer<typeof cart>;
