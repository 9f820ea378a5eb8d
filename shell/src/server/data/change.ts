import * as z from 'zod/mini';

/** A change that the API announces: the stock, prices or reviews of some products, or any part of the shop's data. */
export const changeSchema = z.union([
  z.object({ productIds: z.array(z.int()) }),
  z.object({ everything: z.literal(true) }),
]);

export type Change = z.infer<typeof changeSchema>;
