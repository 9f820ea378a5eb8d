import * as z from 'zod';
import { localized } from './shapes.ts';

const id = z.int().min(1);

const option = z.object({
  id,
  productId: id,
  /** Items of the product in one package. */
  quantity: z.int().min(1).max(99),
  /** Whether it is selected before the shopper selects. */
  isDefault: z.boolean().default(false),
});

const group = z.object({
  id,
  name: localized,
  description: localized,
  /** Below `/images/product/<size>/`. */
  image: z.string().nullable().default(null),
  /** Whether a package needs one of its options. */
  required: z.boolean(),
  options: z
    .array(option)
    .min(1)
    .refine(hasDistinctIds, 'Options with the same id')
    .refine((options) => options.filter(({ isDefault }) => isDefault).length <= 1, 'More than one default option'),
});

/** Products that are sold together, offered on the page of one of them. */
export const packagesShape = z.array(
  z.object({
    /** The product whose page offers the package; also the id of the package. */
    productId: id,
    name: localized,
    /** Off the selling price of each item; 0 for none. */
    percent: z.int().min(0).max(99).default(0),
    groups: z
      .array(group)
      .min(1)
      .refine(hasDistinctIds, 'Groups with the same id')
      .refine((groups) => groups.some(({ required }) => required), 'A package needs a required group'),
  }),
);

function hasDistinctIds(entries: readonly { id: number }[]): boolean {
  return new Set(entries.map((entry) => entry.id)).size === entries.length;
}
