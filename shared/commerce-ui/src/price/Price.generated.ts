/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@storefront/api/schemaTypes';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Price_priceFragment = { isDiscounted: boolean, discountPercentage: number, sellingPriceIncVatFormatted: string | null, sellingPriceExVatFormatted: string | null, regularPriceIncVatFormatted: string | null, regularPriceExVatFormatted: string | null };

export type Price_lowestFragment = { lowestPriceIncVatFormatted: string | null, lowestPriceExVatFormatted: string | null };

export const Price_priceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_price"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDiscounted"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPriceExVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceExVatFormatted"}}]}}]} as unknown as DocumentNode<Price_priceFragment, unknown>;
export const Price_lowestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_lowest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowestPriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceExVatFormatted"}}]}}]} as unknown as DocumentNode<Price_lowestFragment, unknown>;