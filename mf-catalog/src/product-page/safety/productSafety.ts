import type { ProductSafety_contactFragment, ProductSafety_productFragment } from './productSafety.generated.ts';

/** The companies that answer for the safety of a product, and its warnings (Regulation (EU) 2023/988, article 19). */
export type ProductSafety = NonNullable<ProductSafety_productFragment['safety']>;
export type SafetyContact = ProductSafety_contactFragment;
