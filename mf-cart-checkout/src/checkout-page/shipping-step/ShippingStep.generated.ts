/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@hemvaror/runtime/contract/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShippingStep_optionFragment = { id: number, name: string | null, displayName: string | null, logo: string | null, feeIncVatFormatted: string | null, feeExVatFormatted: string | null };

export const ShippingStep_optionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingStep_option"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingOptionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"feeIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"feeExVatFormatted"}}]}}]} as unknown as DocumentNode<ShippingStep_optionFragment, unknown>;